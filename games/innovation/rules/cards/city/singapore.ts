import { card } from '../../vocabulary/card'

export const singapore = card({
  name: 'Singapore',
  set: 'city',
  age: 10,
  color: 'red',
  icons: 'fafc+h',
  dogma: 'f',
  effects: [],
})
