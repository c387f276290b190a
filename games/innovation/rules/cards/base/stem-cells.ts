import { card } from '../../facts/card'

export const stemCells = card({
  name: 'Stem Cells',
  age: 10,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [],
})
