import { card } from '../../facts/card'

export const roadBuilding = card({
  name: 'Road Building',
  age: 2,
  color: 'red',
  icons: 'kkhk',
  dogma: 'k',
  effects: [],
})
