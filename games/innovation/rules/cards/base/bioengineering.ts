import { card } from '../../facts/card'

export const bioengineering = card({
  name: 'Bioengineering',
  age: 10,
  color: 'blue',
  icons: 'siih',
  dogma: 'i',
  effects: [],
})
