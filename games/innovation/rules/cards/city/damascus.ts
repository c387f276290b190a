import { card } from '../../vocabulary/card'

export const damascus = card({
  name: 'Damascus',
  set: 'city',
  age: 1,
  color: 'yellow',
  icons: 'cccckh',
  dogma: 'c',
  effects: [],
})
