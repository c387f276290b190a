import { card } from '../../facts/card'

export const classification = card({
  name: 'Classification',
  age: 6,
  color: 'green',
  icons: 'sssh',
  dogma: 's',
  effects: [],
})
