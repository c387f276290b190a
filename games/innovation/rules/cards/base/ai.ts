import { card } from '../../facts/card'

export const ai = card({
  name: 'A.I.',
  age: 10,
  color: 'purple',
  icons: 'ssih',
  dogma: 's',
  effects: [],
})
