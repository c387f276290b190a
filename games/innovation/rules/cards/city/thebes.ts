import { card } from '../../vocabulary/card'

export const thebes = card({
  name: 'Thebes',
  set: 'city',
  age: 1,
  color: 'red',
  icons: 'cccssh',
  dogma: 'c',
  effects: [],
})
