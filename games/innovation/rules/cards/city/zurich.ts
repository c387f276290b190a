import { card } from '../../vocabulary/card'

export const zurich = card({
  name: 'Zurich',
  set: 'city',
  age: 5,
  color: 'red',
  icons: 'fffsxh',
  dogma: 'f',
  effects: [],
})
