import { card } from '../../facts/card'

export const societies = card({
  name: 'Societies',
  age: 5,
  color: 'purple',
  icons: 'chsc',
  dogma: 'c',
  effects: [],
})
