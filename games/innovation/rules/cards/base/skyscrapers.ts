import { card } from '../../facts/card'

export const skyscrapers = card({
  name: 'Skyscrapers',
  age: 8,
  color: 'yellow',
  icons: 'hfcc',
  dogma: 'c',
  effects: [],
})
