import { card } from '../../vocabulary/card'

export const telAviv = card({
  name: 'Tel Aviv',
  set: 'city',
  age: 10,
  color: 'green',
  icons: 'si^i=h',
  dogma: 'i',
  effects: [],
})
