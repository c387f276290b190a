import { card } from '../../vocabulary/card'

export const babylon = card({
  name: 'Babylon',
  set: 'city',
  age: 1,
  color: 'green',
  icons: 'sssc|h',
  dogma: 's',
  effects: [],
})
