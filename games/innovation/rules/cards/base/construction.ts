import { card } from '../../facts/card'

export const construction = card({
  name: 'Construction',
  age: 2,
  color: 'red',
  icons: 'khkk',
  dogma: 'k',
  effects: [],
})
