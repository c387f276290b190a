import { card } from '../../facts/card'

export const bicycle = card({
  name: 'Bicycle',
  age: 7,
  color: 'green',
  icons: 'ccih',
  dogma: 'c',
  effects: [],
})
