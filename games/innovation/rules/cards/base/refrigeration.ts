import { card } from '../../facts/card'

export const refrigeration = card({
  name: 'Refrigeration',
  age: 7,
  color: 'yellow',
  icons: 'hllc',
  dogma: 'l',
  effects: [],
})
