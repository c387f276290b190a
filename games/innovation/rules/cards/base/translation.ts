import { card } from '../../facts/card'

export const translation = card({
  name: 'Translation',
  age: 3,
  color: 'blue',
  icons: 'hccc',
  dogma: 'c',
  effects: [],
})
