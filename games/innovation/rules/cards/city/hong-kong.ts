import { card } from '../../vocabulary/card'

export const hongKong = card({
  name: 'Hong Kong',
  set: 'city',
  age: 9,
  color: 'purple',
  icons: 'fi|f^h',
  dogma: 'f',
  effects: [],
})
