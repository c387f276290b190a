import { card } from '../../vocabulary/card'

export const madrid = card({
  name: 'Madrid',
  set: 'city',
  age: 4,
  color: 'blue',
  icons: 'sssc<h',
  dogma: 's',
  effects: [],
})
