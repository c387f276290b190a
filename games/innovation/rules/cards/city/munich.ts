import { card } from '../../vocabulary/card'

export const munich = card({
  name: 'Munich',
  set: 'city',
  age: 7,
  color: 'blue',
  icons: 'si+s>h',
  dogma: 's',
  effects: [],
})
