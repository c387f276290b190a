import { card } from '../../facts/card'

export const publications = card({
  name: 'Publications',
  age: 7,
  color: 'blue',
  icons: 'hsis',
  dogma: 's',
  effects: [],
})
