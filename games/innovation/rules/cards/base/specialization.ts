import { card } from '../../facts/card'

export const specialization = card({
  name: 'Specialization',
  age: 9,
  color: 'purple',
  icons: 'hflf',
  dogma: 'f',
  effects: [],
})
