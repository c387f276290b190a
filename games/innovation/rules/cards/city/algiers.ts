import { card } from '../../vocabulary/card'

export const algiers = card({
  name: 'Algiers',
  set: 'city',
  age: 5,
  color: 'red',
  icons: 'css5;h',
  dogma: 's',
  effects: [],
})
