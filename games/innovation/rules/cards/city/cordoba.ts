import { card } from '../../vocabulary/card'

export const cordoba = card({
  name: 'Cordoba',
  set: 'city',
  age: 3,
  color: 'blue',
  icons: 'fffs<h',
  dogma: 'f',
  effects: [],
})
