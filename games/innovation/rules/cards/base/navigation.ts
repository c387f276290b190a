import { card } from '../../facts/card'

export const navigation = card({
  name: 'Navigation',
  age: 4,
  color: 'green',
  icons: 'hccc',
  dogma: 'c',
  effects: [],
})
