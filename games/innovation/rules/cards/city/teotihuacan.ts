import { card } from '../../vocabulary/card'

export const teotihuacan = card({
  name: 'Teotihuacan',
  set: 'city',
  age: 2,
  color: 'yellow',
  icons: 'll3klh',
  dogma: 'l',
  effects: [],
})
