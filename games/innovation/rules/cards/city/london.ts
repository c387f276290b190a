import { card } from '../../vocabulary/card'

export const london = card({
  name: 'London',
  set: 'city',
  age: 7,
  color: 'green',
  icons: 'fi|i>h',
  dogma: 'i',
  effects: [],
})
