import { card } from '../../vocabulary/card'

export const carthage = card({
  name: 'Carthage',
  set: 'city',
  age: 2,
  color: 'blue',
  icons: 'cscc+h',
  dogma: 'c',
  effects: [],
})
