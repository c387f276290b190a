import { card } from '../../vocabulary/card'

export const lyon = card({
  name: 'Lyon',
  set: 'city',
  age: 7,
  color: 'red',
  icons: 'cf>f;h',
  dogma: 'f',
  effects: [],
})
