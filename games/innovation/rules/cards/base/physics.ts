import { card } from '../../facts/card'

export const physics = card({
  name: 'Physics',
  age: 5,
  color: 'blue',
  icons: 'fssh',
  dogma: 's',
  effects: [],
})
