import { card } from '../../facts/card'

export const mobility = card({
  name: 'Mobility',
  age: 8,
  color: 'red',
  icons: 'hfif',
  dogma: 'f',
  effects: [],
})
