import { card } from '../../facts/card'

export const fermenting = card({
  name: 'Fermenting',
  age: 2,
  color: 'yellow',
  icons: 'llhk',
  dogma: 'l',
  effects: [],
})
