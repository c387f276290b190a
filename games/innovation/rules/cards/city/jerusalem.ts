import { card } from '../../vocabulary/card'

export const jerusalem = card({
  name: 'Jerusalem',
  set: 'city',
  age: 1,
  color: 'green',
  icons: 'ksskkh',
  dogma: 'k',
  effects: [],
})
