import { card } from '../../facts/card'

export const mapmaking = card({
  name: 'Mapmaking',
  age: 2,
  color: 'green',
  icons: 'hcck',
  dogma: 'c',
  effects: [],
})
