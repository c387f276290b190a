import { card } from '../../facts/card'

export const enterprise = card({
  name: 'Enterprise',
  age: 4,
  color: 'purple',
  icons: 'hccc',
  dogma: 'c',
  effects: [],
})
