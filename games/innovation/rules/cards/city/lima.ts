import { card } from '../../vocabulary/card'

export const lima = card({
  name: 'Lima',
  set: 'city',
  age: 11,
  color: 'purple',
  icons: 'slbs=h',
  dogma: 's',
  effects: [],
})
