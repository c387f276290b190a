import { card } from '../../vocabulary/card'

export const barcelona = card({
  name: 'Barcelona',
  set: 'city',
  age: 3,
  color: 'red',
  icons: '4kck+h',
  dogma: 'k',
  effects: [],
})
