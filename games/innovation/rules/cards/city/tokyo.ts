import { card } from '../../vocabulary/card'

export const tokyo = card({
  name: 'Tokyo',
  set: 'city',
  age: 5,
  color: 'purple',
  icons: 'kkik;h',
  dogma: 'k',
  effects: [],
})
