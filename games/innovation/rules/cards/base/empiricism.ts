import { card } from '../../facts/card'

export const empiricism = card({
  name: 'Empiricism',
  age: 8,
  color: 'purple',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
