import { card } from '../../facts/card'

export const suburbia = card({
  name: 'Suburbia',
  age: 9,
  color: 'yellow',
  icons: 'hcll',
  dogma: 'l',
  effects: [],
})
