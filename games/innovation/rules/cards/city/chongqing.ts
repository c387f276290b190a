import { card } from '../../vocabulary/card'

export const chongqing = card({
  name: 'Chongqing',
  set: 'city',
  age: 8,
  color: 'blue',
  icons: 'ff|s+h',
  dogma: 'f',
  effects: [],
})
