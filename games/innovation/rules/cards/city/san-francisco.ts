import { card } from '../../vocabulary/card'

export const sanFrancisco = card({
  name: 'San Francisco',
  set: 'city',
  age: 7,
  color: 'purple',
  icons: 'cs999h',
  dogma: 's',
  effects: [],
})
