import { card } from '../../facts/card'

export const printingPress = card({
  name: 'Printing Press',
  age: 4,
  color: 'blue',
  icons: 'hssc',
  dogma: 's',
  effects: [],
})
