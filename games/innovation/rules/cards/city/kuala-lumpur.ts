import { card } from '../../vocabulary/card'

export const kualaLumpur = card({
  name: 'Kuala Lumpur',
  set: 'city',
  age: 8,
  color: 'red',
  icons: 'ffif:h',
  dogma: 'f',
  effects: [],
})
