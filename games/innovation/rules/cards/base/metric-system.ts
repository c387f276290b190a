import { card } from '../../facts/card'

export const metricSystem = card({
  name: 'Metric System',
  age: 6,
  color: 'green',
  icons: 'hfcc',
  dogma: 'c',
  effects: [],
})
