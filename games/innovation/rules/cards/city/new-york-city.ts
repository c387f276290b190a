import { card } from '../../vocabulary/card'

export const newYorkCity = card({
  name: 'New York City',
  set: 'city',
  age: 6,
  color: 'purple',
  icons: 'sc|c+h',
  dogma: 'c',
  effects: [],
})
