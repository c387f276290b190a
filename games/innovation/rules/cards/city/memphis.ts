import { card } from '../../vocabulary/card'

export const memphis = card({
  name: 'Memphis',
  set: 'city',
  age: 1,
  color: 'green',
  icons: 'klkkkh',
  dogma: 'k',
  effects: [],
})
