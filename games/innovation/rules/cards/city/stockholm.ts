import { card } from '../../vocabulary/card'

export const stockholm = card({
  name: 'Stockholm',
  set: 'city',
  age: 5,
  color: 'green',
  icons: 'fc5c;h',
  dogma: 'c',
  effects: [],
})
