import { card } from '../../vocabulary/card'

export const frankfurk = card({
  name: 'Frankfurk',
  set: 'city',
  age: 4,
  color: 'blue',
  icons: 'ss+f+h',
  dogma: 's',
  effects: [],
})
