import { card } from '../../vocabulary/card'

export const miami = card({
  name: 'Miami',
  set: 'city',
  age: 9,
  color: 'yellow',
  icons: '9c9l9h',
  dogma: 'l',
  effects: [],
})
