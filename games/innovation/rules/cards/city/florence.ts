import { card } from '../../vocabulary/card'

export const florence = card({
  name: 'Florence',
  set: 'city',
  age: 4,
  color: 'purple',
  icons: 'css4<h',
  dogma: 's',
  effects: [],
})
