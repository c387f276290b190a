import { card } from '../../facts/card'

export const emancipation = card({
  name: 'Emancipation',
  age: 6,
  color: 'purple',
  icons: 'fsfh',
  dogma: 'f',
  effects: [],
})
