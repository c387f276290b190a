import { card } from '../../vocabulary/card'

export const shanghai = card({
  name: 'Shanghai',
  set: 'city',
  age: 8,
  color: 'yellow',
  icons: 'lcll:h',
  dogma: 'l',
  effects: [],
})
