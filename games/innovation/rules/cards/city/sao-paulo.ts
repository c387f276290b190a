import { card } from '../../vocabulary/card'

export const saoPaulo = card({
  name: 'Sao Paulo',
  set: 'city',
  age: 8,
  color: 'green',
  icons: '88cl8h',
  dogma: 'l',
  effects: [],
})
