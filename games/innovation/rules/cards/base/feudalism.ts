import { card } from '../../facts/card'

export const feudalism = card({
  name: 'Feudalism',
  age: 3,
  color: 'purple',
  icons: 'hklk',
  dogma: 'k',
  effects: [],
})
