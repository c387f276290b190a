import { card } from '../../vocabulary/card'

export const brisbane = card({
  name: 'Brisbane',
  set: 'city',
  age: 11,
  color: 'purple',
  icons: 'pbblbh',
  dogma: 'l',
  effects: [],
})
