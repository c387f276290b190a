import { card } from '../../vocabulary/card'

export const copenhagen = card({
  name: 'Copenhagen',
  set: 'city',
  age: 10,
  color: 'yellow',
  icons: 'li^l=h',
  dogma: 'l',
  effects: [],
})
