import { card } from '../../facts/card'

export const atomicTheory = card({
  name: 'Atomic Theory',
  age: 6,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
