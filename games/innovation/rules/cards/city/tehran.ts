import { card } from '../../vocabulary/card'

export const tehran = card({
  name: 'Tehran',
  set: 'city',
  age: 6,
  color: 'red',
  icons: 'fc>c;h',
  dogma: 'c',
  effects: [],
})
