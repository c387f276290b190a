import { card } from '../../vocabulary/card'

export const gdansk = card({
  name: 'Gdansk',
  set: 'city',
  age: 5,
  color: 'purple',
  icons: 'c5fc;h',
  dogma: 'c',
  effects: [],
})
