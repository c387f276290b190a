import { card } from '../../vocabulary/card'

export const luoyang = card({
  name: 'Luoyang',
  set: 'city',
  age: 2,
  color: 'purple',
  icons: 'ssl2|h',
  dogma: 's',
  effects: [],
})
