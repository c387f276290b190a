import { card } from '../../facts/card'

export const industrialization = card({
  name: 'Industrialization',
  age: 6,
  color: 'red',
  icons: 'cffh',
  dogma: 'f',
  effects: [],
})
