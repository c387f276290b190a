import { card } from '../../vocabulary/card'

export const dallas = card({
  name: 'Dallas',
  set: 'city',
  age: 9,
  color: 'red',
  icons: 'fi+i^h',
  dogma: 'i',
  effects: [],
})
