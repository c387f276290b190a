import { card } from '../../vocabulary/card'

export const santiago = card({
  name: 'Santiago',
  set: 'city',
  age: 9,
  color: 'green',
  icons: '99is9h',
  dogma: 's',
  effects: [],
})
