import { card } from '../../vocabulary/card'

export const seoul = card({
  name: 'Seoul',
  set: 'city',
  age: 10,
  color: 'red',
  icons: 'pp^p=h',
  dogma: 'l',
  effects: [],
})
