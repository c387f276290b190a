import { card } from '../../vocabulary/card'

export const osaka = card({
  name: 'Osaka',
  set: 'city',
  age: 5,
  color: 'yellow',
  icons: 'llsssh',
  dogma: 's',
  effects: [],
})
