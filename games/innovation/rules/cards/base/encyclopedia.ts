import { card } from '../../facts/card'

export const encyclopedia = card({
  name: 'Encyclopedia',
  age: 6,
  color: 'blue',
  icons: 'hccc',
  dogma: 'c',
  effects: [],
})
