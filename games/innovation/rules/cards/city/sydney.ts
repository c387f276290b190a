import { card } from '../../vocabulary/card'

export const sydney = card({
  name: 'Sydney',
  set: 'city',
  age: 9,
  color: 'green',
  icons: 'sc^c:h',
  dogma: 'c',
  effects: [],
})
