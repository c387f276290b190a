import { card } from '../../vocabulary/card'

export const berlin = card({
  name: 'Berlin',
  set: 'city',
  age: 6,
  color: 'blue',
  icons: 'ff>s;h',
  dogma: 'f',
  effects: [],
})
