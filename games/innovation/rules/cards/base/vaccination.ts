import { card } from '../../facts/card'

export const vaccination = card({
  name: 'Vaccination',
  age: 6,
  color: 'yellow',
  icons: 'lflh',
  dogma: 'l',
  effects: [],
})
