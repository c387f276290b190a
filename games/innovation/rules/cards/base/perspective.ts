import { card } from '../../facts/card'

export const perspective = card({
  name: 'Perspective',
  age: 4,
  color: 'yellow',
  icons: 'hssl',
  dogma: 's',
  effects: [],
})
