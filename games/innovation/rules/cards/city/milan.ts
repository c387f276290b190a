import { card } from '../../vocabulary/card'

export const milan = card({
  name: 'Milan',
  set: 'city',
  age: 4,
  color: 'red',
  icons: 'ff|s+h',
  dogma: 'f',
  effects: [],
})
