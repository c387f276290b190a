import { card } from '../../facts/card'

export const measurement = card({
  name: 'Measurement',
  age: 5,
  color: 'green',
  icons: 'slsh',
  dogma: 's',
  effects: [],
})
