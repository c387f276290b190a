import { card } from '../../facts/card'

export const paper = card({
  name: 'Paper',
  age: 3,
  color: 'green',
  icons: 'hssc',
  dogma: 's',
  effects: [],
})
