import { card } from '../../facts/card'

export const railroad = card({
  name: 'Railroad',
  age: 7,
  color: 'purple',
  icons: 'ifih',
  dogma: 'i',
  effects: [],
})
