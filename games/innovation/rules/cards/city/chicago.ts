import { card } from '../../vocabulary/card'

export const chicago = card({
  name: 'Chicago',
  set: 'city',
  age: 8,
  color: 'yellow',
  icons: '88il8h',
  dogma: 'l',
  effects: [],
})
