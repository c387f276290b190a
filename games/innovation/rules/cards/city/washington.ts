import { card } from '../../vocabulary/card'

export const washington = card({
  name: 'Washington',
  set: 'city',
  age: 7,
  color: 'purple',
  icons: 'fs>s;h',
  dogma: 's',
  effects: [],
})
