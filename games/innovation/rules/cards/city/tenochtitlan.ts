import { card } from '../../vocabulary/card'

export const tenochtitlan = card({
  name: 'Tenochtitlan',
  set: 'city',
  age: 4,
  color: 'red',
  icons: 'kk4s<h',
  dogma: 'k',
  effects: [],
})
