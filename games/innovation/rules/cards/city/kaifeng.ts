import { card } from '../../vocabulary/card'

export const kaifeng = card({
  name: 'Kaifeng',
  set: 'city',
  age: 3,
  color: 'yellow',
  icons: 'klkk<h',
  dogma: 'k',
  effects: [],
})
