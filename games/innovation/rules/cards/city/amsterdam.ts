import { card } from '../../vocabulary/card'

export const amsterdam = card({
  name: 'Amsterdam',
  set: 'city',
  age: 5,
  color: 'green',
  icons: 'kl|k+h',
  dogma: 'k',
  effects: [],
})
