import { card } from '../../vocabulary/card'

export const mohenjoDaro = card({
  name: 'Mohenjo-Daro',
  set: 'city',
  age: 1,
  color: 'purple',
  icons: 'lllk+h',
  dogma: 'l',
  effects: [],
})
