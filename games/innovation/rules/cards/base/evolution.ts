import { card } from '../../facts/card'

export const evolution = card({
  name: 'Evolution',
  age: 7,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
