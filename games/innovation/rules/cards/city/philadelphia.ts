import { card } from '../../vocabulary/card'

export const philadelphia = card({
  name: 'Philadelphia',
  set: 'city',
  age: 6,
  color: 'red',
  icons: 'fi+i+h',
  dogma: 'i',
  effects: [],
})
