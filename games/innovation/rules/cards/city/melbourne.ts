import { card } from '../../vocabulary/card'

export const melbourne = card({
  name: 'Melbourne',
  set: 'city',
  age: 7,
  color: 'yellow',
  icons: '77lc7h',
  dogma: 'l',
  effects: [],
})
