import { card } from '../../facts/card'

export const nearFieldComm = card({
  name: 'Near-Field Comm',
  age: 11,
  color: 'yellow',
  icons: 'hcpp',
  dogma: 'p',
  effects: [],
})
