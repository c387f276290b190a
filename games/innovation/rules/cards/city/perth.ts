import { card } from '../../vocabulary/card'

export const perth = card({
  name: 'Perth',
  set: 'city',
  age: 9,
  color: 'red',
  icons: 'afacah',
  dogma: 'c',
  effects: [],
})
