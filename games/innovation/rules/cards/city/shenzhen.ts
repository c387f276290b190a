import { card } from '../../vocabulary/card'

export const shenzhen = card({
  name: 'Shenzhen',
  set: 'city',
  age: 11,
  color: 'yellow',
  icons: 'biii=h',
  dogma: 'i',
  effects: [],
})
