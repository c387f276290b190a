import { card } from '../../facts/card'

export const lighting = card({
  name: 'Lighting',
  age: 7,
  color: 'purple',
  icons: 'hlil',
  dogma: 'l',
  effects: [],
})
