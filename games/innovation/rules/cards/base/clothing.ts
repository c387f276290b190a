import { card } from '../../facts/card'

export const clothing = card({
  name: 'Clothing',
  age: 1,
  color: 'green',
  icons: 'hcll',
  dogma: 'l',
  effects: [],
})
