import { card } from '../../facts/card'

export const banking = card({
  name: 'Banking',
  age: 5,
  color: 'green',
  icons: 'fchc',
  dogma: 'c',
  effects: [],
})
