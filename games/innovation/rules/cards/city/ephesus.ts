import { card } from '../../vocabulary/card'

export const ephesus = card({
  name: 'Ephesus',
  set: 'city',
  age: 1,
  color: 'purple',
  icons: 'ccck+h',
  dogma: 'c',
  effects: [],
})
