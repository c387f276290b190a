import { card } from '../../vocabulary/card'

export const essen = card({
  name: 'Essen',
  set: 'city',
  age: 10,
  color: 'purple',
  icons: 'ls^s=h',
  dogma: 's',
  effects: [],
})
