import { card } from '../../facts/card'

export const currency = card({
  name: 'Currency',
  age: 2,
  color: 'green',
  icons: 'lchc',
  dogma: 'c',
  effects: [],
})
