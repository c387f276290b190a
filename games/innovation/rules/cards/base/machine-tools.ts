import { card } from '../../facts/card'

export const machineTools = card({
  name: 'Machine Tools',
  age: 6,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [],
})
