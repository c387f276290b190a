import { card } from '../../facts/card'

export const philosophy = card({
  name: 'Philosophy',
  age: 2,
  color: 'purple',
  icons: 'hsss',
  dogma: 's',
  effects: [],
})
