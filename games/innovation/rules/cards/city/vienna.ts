import { card } from '../../vocabulary/card'

export const vienna = card({
  name: 'Vienna',
  set: 'city',
  age: 6,
  color: 'purple',
  icons: 'ss6c>h',
  dogma: 's',
  effects: [],
})
