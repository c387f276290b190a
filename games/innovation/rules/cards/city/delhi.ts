import { card } from '../../vocabulary/card'

export const delhi = card({
  name: 'Delhi',
  set: 'city',
  age: 3,
  color: 'red',
  icons: 'slss<h',
  dogma: 's',
  effects: [],
})
