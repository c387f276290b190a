import { card } from '../../vocabulary/card'

export const naples = card({
  name: 'Naples',
  set: 'city',
  age: 5,
  color: 'blue',
  icons: 'ss+l+h',
  dogma: 's',
  effects: [],
})
