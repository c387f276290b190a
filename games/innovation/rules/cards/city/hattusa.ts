import { card } from '../../vocabulary/card'

export const hattusa = card({
  name: 'Hattusa',
  set: 'city',
  age: 1,
  color: 'purple',
  icons: 'lllkkh',
  dogma: 'l',
  effects: [],
})
