import { card } from '../../facts/card'

export const flight = card({
  name: 'Flight',
  age: 8,
  color: 'red',
  icons: 'chic',
  dogma: 'c',
  effects: [],
})
