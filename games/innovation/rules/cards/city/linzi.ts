import { card } from '../../vocabulary/card'

export const linzi = card({
  name: 'Linzi',
  set: 'city',
  age: 1,
  color: 'yellow',
  icons: 'kcckkh',
  dogma: 'k',
  effects: [],
})
