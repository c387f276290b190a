import { card } from '../../vocabulary/card'

export const seville = card({
  name: 'Seville',
  set: 'city',
  age: 4,
  color: 'purple',
  icons: 'cccsxh',
  dogma: 'c',
  effects: [],
})
