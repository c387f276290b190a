import { card } from '../../facts/card'

export const explosives = card({
  name: 'Explosives',
  age: 7,
  color: 'red',
  icons: 'hfff',
  dogma: 'f',
  effects: [],
})
