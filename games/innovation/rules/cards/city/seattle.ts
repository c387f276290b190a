import { card } from '../../vocabulary/card'

export const seattle = card({
  name: 'Seattle',
  set: 'city',
  age: 11,
  color: 'blue',
  icons: 'ffbp=h',
  dogma: 'f',
  effects: [],
})
