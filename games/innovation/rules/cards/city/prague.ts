import { card } from '../../vocabulary/card'

export const prague = card({
  name: 'Prague',
  set: 'city',
  age: 11,
  color: 'blue',
  icons: 'ss:i:h',
  dogma: 's',
  effects: [],
})
