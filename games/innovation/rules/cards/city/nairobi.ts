import { card } from '../../vocabulary/card'

export const nairobi = card({
  name: 'Nairobi',
  set: 'city',
  age: 11,
  color: 'yellow',
  icons: 'fl:l:h',
  dogma: 'l',
  effects: [],
})
