import { card } from '../../facts/card'

export const sanitation = card({
  name: 'Sanitation',
  age: 7,
  color: 'yellow',
  icons: 'llhl',
  dogma: 'l',
  effects: [],
})
