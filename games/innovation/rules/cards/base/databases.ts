import { card } from '../../facts/card'

export const databases = card({
  name: 'Databases',
  age: 10,
  color: 'green',
  icons: 'hiii',
  dogma: 'i',
  effects: [],
})
