import { card } from '../../vocabulary/card'

export const riyadh = card({
  name: 'Riyadh',
  set: 'city',
  age: 11,
  color: 'green',
  icons: 'itctth',
  dogma: 'i',
  effects: [],
})
