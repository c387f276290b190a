import { card } from '../../vocabulary/card'

export const beijing = card({
  name: 'Beijing',
  set: 'city',
  age: 4,
  color: 'yellow',
  icons: 'kkkl<h',
  dogma: 'k',
  effects: [],
})
