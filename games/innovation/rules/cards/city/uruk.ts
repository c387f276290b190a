import { card } from '../../vocabulary/card'

export const uruk = card({
  name: 'Uruk',
  set: 'city',
  age: 1,
  color: 'yellow',
  icons: 'kckkkh',
  dogma: 'k',
  effects: [],
})
