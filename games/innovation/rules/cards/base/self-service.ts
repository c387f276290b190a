import { card } from '../../facts/card'

export const selfService = card({
  name: 'Self Service',
  age: 10,
  color: 'green',
  icons: 'hcpc',
  dogma: 'c',
  effects: [],
})
