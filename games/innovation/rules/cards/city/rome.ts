import { card } from '../../vocabulary/card'

export const rome = card({
  name: 'Rome',
  set: 'city',
  age: 2,
  color: 'purple',
  icons: '2ssksh',
  dogma: 's',
  effects: [],
})
