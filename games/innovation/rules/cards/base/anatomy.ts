import { card } from '../../facts/card'

export const anatomy = card({
  name: 'Anatomy',
  age: 4,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [],
})
