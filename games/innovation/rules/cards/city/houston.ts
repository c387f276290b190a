import { card } from '../../vocabulary/card'

export const houston = card({
  name: 'Houston',
  set: 'city',
  age: 9,
  color: 'blue',
  icons: 'aiacah',
  dogma: 'i',
  effects: [],
})
