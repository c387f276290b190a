import { card } from '../../vocabulary/card'

export const hamburg = card({
  name: 'Hamburg',
  set: 'city',
  age: 8,
  color: 'green',
  icons: 'ciiixh',
  dogma: 'i',
  effects: [],
})
