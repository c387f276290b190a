import { card } from '../../vocabulary/card'

export const kiev = card({
  name: 'Kiev',
  set: 'city',
  age: 8,
  color: 'blue',
  icons: 'fi+f+h',
  dogma: 'f',
  effects: [],
})
