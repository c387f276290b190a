import { card } from '../../vocabulary/card'

export const alexandria = card({
  name: 'Alexandria',
  set: 'city',
  age: 2,
  color: 'blue',
  icons: 'c2cs+h',
  dogma: 'c',
  effects: [],
})
