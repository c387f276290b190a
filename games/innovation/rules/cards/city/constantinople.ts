import { card } from '../../vocabulary/card'

export const constantinople = card({
  name: 'Constantinople',
  set: 'city',
  age: 3,
  color: 'purple',
  icons: 'kc3k<h',
  dogma: 'k',
  effects: [],
})
