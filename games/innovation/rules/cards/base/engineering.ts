import { card } from '../../facts/card'

export const engineering = card({
  name: 'Engineering',
  age: 3,
  color: 'red',
  icons: 'khsk',
  dogma: 'k',
  effects: [],
})
