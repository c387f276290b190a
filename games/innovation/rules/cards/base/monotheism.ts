import { card } from '../../facts/card'

export const monotheism = card({
  name: 'Monotheism',
  age: 2,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [],
})
