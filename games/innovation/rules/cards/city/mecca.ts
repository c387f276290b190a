import { card } from '../../vocabulary/card'

export const mecca = card({
  name: 'Mecca',
  set: 'city',
  age: 3,
  color: 'purple',
  icons: 'l5cllh',
  dogma: 'l',
  effects: [],
})
