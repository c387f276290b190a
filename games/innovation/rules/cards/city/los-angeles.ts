import { card } from '../../vocabulary/card'

export const losAngeles = card({
  name: 'Los Angeles',
  set: 'city',
  age: 8,
  color: 'red',
  icons: '9f9s9h',
  dogma: 's',
  effects: [],
})
