import { card } from '../../vocabulary/card'

export const taipei = card({
  name: 'Taipei',
  set: 'city',
  age: 9,
  color: 'blue',
  icons: 'ii^s:h',
  dogma: 'i',
  effects: [],
})
