import { card } from '../../vocabulary/card'

export const montreal = card({
  name: 'Montreal',
  set: 'city',
  age: 7,
  color: 'red',
  icons: 'ff+cxh',
  dogma: 'f',
  effects: [],
})
