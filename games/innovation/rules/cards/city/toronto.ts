import { card } from '../../vocabulary/card'

export const toronto = card({
  name: 'Toronto',
  set: 'city',
  age: 7,
  color: 'green',
  icons: '77il7h',
  dogma: 'l',
  effects: [],
})
