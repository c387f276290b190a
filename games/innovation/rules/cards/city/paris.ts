import { card } from '../../vocabulary/card'

export const paris = card({
  name: 'Paris',
  set: 'city',
  age: 6,
  color: 'yellow',
  icons: 'lli7;h',
  dogma: 'l',
  effects: [],
})
