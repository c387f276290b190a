import { card } from '../../facts/card'

export const colonialism = card({
  name: 'Colonialism',
  age: 4,
  color: 'red',
  icons: 'hfsf',
  dogma: 'f',
  effects: [],
})
