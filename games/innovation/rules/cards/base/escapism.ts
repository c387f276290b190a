import { card } from '../../facts/card'

export const escapism = card({
  name: 'Escapism',
  age: 11,
  color: 'purple',
  icons: 'pphp',
  dogma: 'p',
  effects: [],
})
