import { card } from '../../facts/card'

export const domestication = card({
  name: 'Domestication',
  age: 1,
  color: 'yellow',
  icons: 'kchk',
  dogma: 'k',
  effects: [],
})
