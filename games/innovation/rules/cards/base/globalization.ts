import { card } from '../../facts/card'

export const globalization = card({
  name: 'Globalization',
  age: 10,
  color: 'yellow',
  icons: 'hfff',
  dogma: 'f',
  effects: [],
})
