import { card } from '../../facts/card'

export const massMedia = card({
  name: 'Mass Media',
  age: 8,
  color: 'green',
  icons: 'shis',
  dogma: 's',
  effects: [],
})
