import { card } from '../../facts/card'

export const solarSailing = card({
  name: 'Solar Sailing',
  age: 11,
  color: 'blue',
  icons: 'issh',
  dogma: 's',
  effects: [],
})
