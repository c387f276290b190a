import { card } from '../../vocabulary/card'

export const troy = card({
  name: 'Troy',
  set: 'city',
  age: 1,
  color: 'blue',
  icons: 'ccckxh',
  dogma: 'c',
  effects: [],
})
