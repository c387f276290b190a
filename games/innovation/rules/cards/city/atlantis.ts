import { card } from '../../vocabulary/card'

export const atlantis = card({
  name: 'Atlantis',
  set: 'city',
  age: 1,
  color: 'blue',
  icons: 'llllkh',
  dogma: 'l',
  effects: [],
})
