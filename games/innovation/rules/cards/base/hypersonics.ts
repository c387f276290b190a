import { card } from '../../facts/card'

export const hypersonics = card({
  name: 'Hypersonics',
  age: 11,
  color: 'green',
  icons: 'iilh',
  dogma: 'i',
  effects: [],
})
