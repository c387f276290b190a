import { card } from '../../vocabulary/card'

export const bombay = card({
  name: 'Bombay',
  set: 'city',
  age: 6,
  color: 'green',
  icons: '6cll>h',
  dogma: 'l',
  effects: [],
})
