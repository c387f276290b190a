import { card } from '../../vocabulary/card'

export const marseille = card({
  name: 'Marseille',
  set: 'city',
  age: 2,
  color: 'green',
  icons: 'c2ckch',
  dogma: 'c',
  effects: [],
})
