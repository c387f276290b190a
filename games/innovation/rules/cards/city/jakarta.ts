import { card } from '../../vocabulary/card'

export const jakarta = card({
  name: 'Jakarta',
  set: 'city',
  age: 3,
  color: 'yellow',
  icons: 'lcllxh',
  dogma: 'l',
  effects: [],
})
