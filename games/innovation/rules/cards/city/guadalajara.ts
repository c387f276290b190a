import { card } from '../../vocabulary/card'

export const guadalajara = card({
  name: 'Guadalajara',
  set: 'city',
  age: 9,
  color: 'yellow',
  icons: 'li+i^h',
  dogma: 'i',
  effects: [],
})
