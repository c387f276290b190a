import { card } from '../../facts/card'

export const collaboration = card({
  name: 'Collaboration',
  age: 9,
  color: 'green',
  icons: 'hcic',
  dogma: 'c',
  effects: [],
})
