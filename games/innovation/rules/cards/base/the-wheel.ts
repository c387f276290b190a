import { card } from '../../facts/card'

export const theWheel = card({
  name: 'The Wheel',
  age: 1,
  color: 'green',
  icons: 'hkkk',
  dogma: 'k',
  effects: [],
})
