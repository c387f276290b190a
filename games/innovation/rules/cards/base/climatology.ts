import { card } from '../../facts/card'

export const climatology = card({
  name: 'Climatology',
  age: 11,
  color: 'blue',
  icons: 'lhll',
  dogma: 'l',
  effects: [],
})
