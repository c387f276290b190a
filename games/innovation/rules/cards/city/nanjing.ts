import { card } from '../../vocabulary/card'

export const nanjing = card({
  name: 'Nanjing',
  set: 'city',
  age: 2,
  color: 'green',
  icons: '3ckkkh',
  dogma: 'k',
  effects: [],
})
