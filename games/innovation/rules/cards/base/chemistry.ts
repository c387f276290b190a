import { card } from '../../facts/card'

export const chemistry = card({
  name: 'Chemistry',
  age: 5,
  color: 'blue',
  icons: 'fsfh',
  dogma: 'f',
  effects: [],
})
