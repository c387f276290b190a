import { card } from '../../facts/card'

export const medicine = card({
  name: 'Medicine',
  age: 3,
  color: 'yellow',
  icons: 'cllh',
  dogma: 'l',
  effects: [],
})
