import { card } from '../../vocabulary/card'

export const athens = card({
  name: 'Athens',
  set: 'city',
  age: 1,
  color: 'red',
  icons: 'sssl+h',
  dogma: 's',
  effects: [],
})
