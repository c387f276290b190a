import { card } from '../../facts/card'

export const rocketry = card({
  name: 'Rocketry',
  age: 8,
  color: 'blue',
  icons: 'iiih',
  dogma: 'i',
  effects: [],
})
