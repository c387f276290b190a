import { card } from '../../facts/card'

export const reformation = card({
  name: 'Reformation',
  age: 4,
  color: 'purple',
  icons: 'llhl',
  dogma: 'l',
  effects: [],
})
