import { card } from '../../vocabulary/card'

export const guangzhou = card({
  name: 'Guangzhou',
  set: 'city',
  age: 11,
  color: 'red',
  icons: 'cf:f:h',
  dogma: 'f',
  effects: [],
})
