import { card } from '../../facts/card'

export const socialism = card({
  name: 'Socialism',
  age: 8,
  color: 'purple',
  icons: 'lhll',
  dogma: 'l',
  effects: [],
})
