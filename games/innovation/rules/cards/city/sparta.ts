import { card } from '../../vocabulary/card'

export const sparta = card({
  name: 'Sparta',
  set: 'city',
  age: 2,
  color: 'red',
  icons: 'kfkkxh',
  dogma: 'k',
  effects: [],
})
