import { card } from '../../vocabulary/card'

export const changAn = card({
  name: "Chang'An",
  set: 'city',
  age: 1,
  color: 'red',
  icons: 'lllc+h',
  dogma: 'l',
  effects: [],
})
