import { card } from '../../facts/card'

export const sailing = card({
  name: 'Sailing',
  age: 1,
  color: 'green',
  icons: 'cchl',
  dogma: 'c',
  effects: [],
})
