import { card } from '../../facts/card'

export const services = card({
  name: 'Services',
  age: 9,
  color: 'purple',
  icons: 'hlll',
  dogma: 'l',
  effects: [],
})
