import { card } from '../../vocabulary/card'

export const hangzhou = card({
  name: 'Hangzhou',
  set: 'city',
  age: 3,
  color: 'blue',
  icons: 'sssk|h',
  dogma: 's',
  effects: [],
})
