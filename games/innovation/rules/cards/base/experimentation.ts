import { card } from '../../facts/card'

export const experimentation = card({
  name: 'Experimentation',
  age: 4,
  color: 'blue',
  icons: 'hsss',
  dogma: 's',
  effects: [],
})
