import { card } from '../../vocabulary/card'

export const calicut = card({
  name: 'Calicut',
  set: 'city',
  age: 4,
  color: 'green',
  icons: '5clllh',
  dogma: 'l',
  effects: [],
})
