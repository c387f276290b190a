import { card } from '../../facts/card'

export const optics = card({
  name: 'Optics',
  age: 3,
  color: 'red',
  icons: 'ccch',
  dogma: 'c',
  effects: [],
})
