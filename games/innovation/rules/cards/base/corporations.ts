import { card } from '../../facts/card'

export const corporations = card({
  name: 'Corporations',
  age: 8,
  color: 'green',
  icons: 'hffc',
  dogma: 'f',
  effects: [],
})
