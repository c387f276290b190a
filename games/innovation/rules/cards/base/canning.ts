import { card } from '../../facts/card'

export const canning = card({
  name: 'Canning',
  age: 6,
  color: 'yellow',
  icons: 'hflf',
  dogma: 'f',
  effects: [],
})
