import { card } from '../../vocabulary/card'

export const venice = card({
  name: 'Venice',
  set: 'city',
  age: 3,
  color: 'green',
  icons: 'fccc+h',
  dogma: 'c',
  effects: [],
})
