import { card } from '../../facts/card'

export const fusion = card({
  name: 'Fusion',
  age: 11,
  color: 'red',
  icons: 'iiih',
  dogma: 'i',
  effects: [],
})
