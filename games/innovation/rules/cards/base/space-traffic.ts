import { card } from '../../facts/card'

export const spaceTraffic = card({
  name: 'Space Traffic',
  age: 11,
  color: 'green',
  icons: 'ccih',
  dogma: 'c',
  effects: [],
})
