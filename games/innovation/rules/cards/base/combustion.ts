import { card } from '../../facts/card'

export const combustion = card({
  name: 'Combustion',
  age: 7,
  color: 'red',
  icons: 'ccfh',
  dogma: 'c',
  effects: [],
})
