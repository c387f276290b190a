import { card } from '../../facts/card'

export const mysticism = card({
  name: 'Mysticism',
  age: 1,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [],
})
