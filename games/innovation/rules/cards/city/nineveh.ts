import { card } from '../../vocabulary/card'

export const nineveh = card({
  name: 'Nineveh',
  set: 'city',
  age: 2,
  color: 'yellow',
  icons: 'llc2lh',
  dogma: 'l',
  effects: [],
})
