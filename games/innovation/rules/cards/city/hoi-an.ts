import { card } from '../../vocabulary/card'

export const hoiAn = card({
  name: 'Hoi An',
  set: 'city',
  age: 5,
  color: 'yellow',
  icons: '7cclch',
  dogma: 'c',
  effects: [],
})
