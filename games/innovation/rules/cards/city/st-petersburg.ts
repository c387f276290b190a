import { card } from '../../vocabulary/card'

export const stPetersburg = card({
  name: 'St. Petersburg',
  set: 'city',
  age: 7,
  color: 'yellow',
  icons: 'lf>l;h',
  dogma: 'l',
  effects: [],
})
