import { card } from '../../facts/card'

export const education = card({
  name: 'Education',
  age: 3,
  color: 'purple',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
