import { card } from '../../facts/card'

export const astronomy = card({
  name: 'Astronomy',
  age: 5,
  color: 'purple',
  icons: 'cssh',
  dogma: 's',
  effects: [],
})
