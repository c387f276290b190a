import { card } from '../../facts/card'

export const cityStates = card({
  name: 'City States',
  age: 1,
  color: 'purple',
  icons: 'hcck',
  dogma: 'c',
  effects: [],
})
