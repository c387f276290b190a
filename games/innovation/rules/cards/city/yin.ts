import { card } from '../../vocabulary/card'

export const yin = card({
  name: 'Yin',
  set: 'city',
  age: 1,
  color: 'blue',
  icons: 'kllkkh',
  dogma: 'k',
  effects: [],
})
