import { card } from '../../vocabulary/card'

export const lisbon = card({
  name: 'Lisbon',
  set: 'city',
  age: 4,
  color: 'yellow',
  icons: 'ff+l+h',
  dogma: 'f',
  effects: [],
})
