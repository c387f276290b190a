import { card } from '../../vocabulary/card'

export const boston = card({
  name: 'Boston',
  set: 'city',
  age: 5,
  color: 'blue',
  icons: 'fs+s+h',
  dogma: 's',
  effects: [],
})
