import { card } from '../../vocabulary/card'

export const baghdad = card({
  name: 'Baghdad',
  set: 'city',
  age: 3,
  color: 'green',
  icons: 'ccs3<h',
  dogma: 'c',
  effects: [],
})
