import { card } from '../../vocabulary/card'

export const edinburgh = card({
  name: 'Edinburgh',
  set: 'city',
  age: 6,
  color: 'blue',
  icons: 'sf+s+h',
  dogma: 's',
  effects: [],
})
