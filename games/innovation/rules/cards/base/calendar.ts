import { card } from '../../facts/card'

export const calendar = card({
  name: 'Calendar',
  age: 2,
  color: 'blue',
  icons: 'hlls',
  dogma: 'l',
  effects: [],
})
