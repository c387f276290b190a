import { card } from '../../facts/card'

export const whataboutism = card({
  name: 'Whataboutism',
  age: 11,
  color: 'purple',
  icons: 'shps',
  dogma: 's',
  effects: [],
})
