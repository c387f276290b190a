import { card } from '../../vocabulary/card'

export const moscow = card({
  name: 'Moscow',
  set: 'city',
  age: 9,
  color: 'purple',
  icons: 'lsxl:h',
  dogma: 'l',
  effects: [],
})
