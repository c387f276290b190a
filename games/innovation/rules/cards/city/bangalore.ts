import { card } from '../../vocabulary/card'

export const bangalore = card({
  name: 'Bangalore',
  set: 'city',
  age: 10,
  color: 'blue',
  icons: 'll^s=h',
  dogma: 'l',
  effects: [],
})
