import { card } from '../../vocabulary/card'

export const tikal = card({
  name: 'Tikal',
  set: 'city',
  age: 2,
  color: 'red',
  icons: 'kl4kkh',
  dogma: 'k',
  effects: [],
})
