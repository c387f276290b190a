import { card } from '../../vocabulary/card'

export const atlanta = card({
  name: 'Atlanta',
  set: 'city',
  age: 10,
  color: 'blue',
  icons: 'aiis+h',
  dogma: 'i',
  effects: [],
})
