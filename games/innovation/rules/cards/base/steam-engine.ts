import { card } from '../../facts/card'

export const steamEngine = card({
  name: 'Steam Engine',
  age: 5,
  color: 'yellow',
  icons: 'hfcf',
  dogma: 'f',
  effects: [],
})
