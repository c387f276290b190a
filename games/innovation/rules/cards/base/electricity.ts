import { card } from '../../facts/card'

export const electricity = card({
  name: 'Electricity',
  age: 7,
  color: 'green',
  icons: 'sfhf',
  dogma: 'f',
  effects: [],
})
