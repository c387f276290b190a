import { card } from '../../vocabulary/card'

export const beirut = card({
  name: 'Beirut',
  set: 'city',
  age: 11,
  color: 'green',
  icons: 'cpcb=h',
  dogma: 'c',
  effects: [],
})
