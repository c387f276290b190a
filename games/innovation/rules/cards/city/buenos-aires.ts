import { card } from '../../vocabulary/card'

export const buenosAires = card({
  name: 'Buenos Aires',
  set: 'city',
  age: 8,
  color: 'purple',
  icons: '9i9s9h',
  dogma: 's',
  effects: [],
})
