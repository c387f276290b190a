import { card } from '../../vocabulary/card'

export const brussels = card({
  name: 'Brussels',
  set: 'city',
  age: 10,
  color: 'purple',
  icons: 'fpffxh',
  dogma: 'f',
  effects: [],
})
