import { card } from '../../facts/card'

export const alchemy = card({
  name: 'Alchemy',
  age: 3,
  color: 'blue',
  icons: 'hlkk',
  dogma: 'k',
  effects: [],
})
