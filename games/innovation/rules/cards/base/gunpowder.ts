import { card } from '../../facts/card'

export const gunpowder = card({
  name: 'Gunpowder',
  age: 4,
  color: 'red',
  icons: 'hfcf',
  dogma: 'f',
  effects: [],
})
