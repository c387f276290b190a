import { card } from '../../facts/card'

export const composites = card({
  name: 'Composites',
  age: 9,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [],
})
