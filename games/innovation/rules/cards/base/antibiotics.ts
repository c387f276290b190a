import { card } from '../../facts/card'

export const antibiotics = card({
  name: 'Antibiotics',
  age: 8,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [],
})
