import { card } from '../../facts/card'

export const miniaturization = card({
  name: 'Miniaturization',
  age: 10,
  color: 'red',
  icons: 'hsis',
  dogma: 's',
  effects: [],
})
