import { card } from '../../vocabulary/card'

export const vancouver = card({
  name: 'Vancouver',
  set: 'city',
  age: 8,
  color: 'purple',
  icons: 'cs+s+h',
  dogma: 's',
  effects: [],
})
