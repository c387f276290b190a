import { card } from '../../vocabulary/card'

export const dublin = card({
  name: 'Dublin',
  set: 'city',
  age: 6,
  color: 'yellow',
  icons: 'fl>fxh',
  dogma: 'f',
  effects: [],
})
