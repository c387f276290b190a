import { card } from '../../facts/card'

export const genetics = card({
  name: 'Genetics',
  age: 9,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
