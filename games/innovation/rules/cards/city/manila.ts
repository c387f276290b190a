import { card } from '../../vocabulary/card'

export const manila = card({
  name: 'Manila',
  set: 'city',
  age: 4,
  color: 'green',
  icons: 'c4cl<h',
  dogma: 'c',
  effects: [],
})
