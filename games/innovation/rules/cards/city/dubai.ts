import { card } from '../../vocabulary/card'

export const dubai = card({
  name: 'Dubai',
  set: 'city',
  age: 10,
  color: 'yellow',
  icons: 'acic+h',
  dogma: 'c',
  effects: [],
})
