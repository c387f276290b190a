import { card } from '../../facts/card'

export const invention = card({
  name: 'Invention',
  age: 4,
  color: 'green',
  icons: 'hssf',
  dogma: 's',
  effects: [],
})
