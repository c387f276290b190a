import { card } from '../../facts/card'

export const quantumTheory = card({
  name: 'Quantum Theory',
  age: 8,
  color: 'blue',
  icons: 'iiih',
  dogma: 'i',
  effects: [],
})
