import { card } from '../../vocabulary/card'

export const johannesburg = card({
  name: 'Johannesburg',
  set: 'city',
  age: 7,
  color: 'blue',
  icons: '77sc7h',
  dogma: 's',
  effects: [],
})
