import { card } from '../../facts/card'

export const mathematics = card({
  name: 'Mathematics',
  age: 2,
  color: 'blue',
  icons: 'hscs',
  dogma: 's',
  effects: [],
})
