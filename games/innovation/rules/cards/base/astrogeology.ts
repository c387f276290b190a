import { card } from '../../facts/card'

export const astrogeology = card({
  name: 'Astrogeology',
  age: 11,
  color: 'red',
  icons: 'chff',
  dogma: 'f',
  effects: [],
})
