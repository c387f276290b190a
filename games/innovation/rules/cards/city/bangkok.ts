import { card } from '../../vocabulary/card'

export const bangkok = card({
  name: 'Bangkok',
  set: 'city',
  age: 10,
  color: 'green',
  icons: 'icbbbh',
  dogma: 'i',
  effects: [],
})
