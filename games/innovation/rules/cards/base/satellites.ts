import { card } from '../../facts/card'

export const satellites = card({
  name: 'Satellites',
  age: 9,
  color: 'green',
  icons: 'hiii',
  dogma: 'i',
  effects: [],
})
