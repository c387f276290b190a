import { card } from '../../facts/card'

export const reclamation = card({
  name: 'Reclamation',
  age: 11,
  color: 'yellow',
  icons: 'clhl',
  dogma: 'l',
  effects: [],
})
