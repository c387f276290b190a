import { card } from '../../vocabulary/card'

export const warsaw = card({
  name: 'Warsaw',
  set: 'city',
  age: 11,
  color: 'red',
  icons: 'ibsi=h',
  dogma: 'i',
  effects: [],
})
