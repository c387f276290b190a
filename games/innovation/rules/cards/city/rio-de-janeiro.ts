import { card } from '../../vocabulary/card'

export const rioDeJaneiro = card({
  name: 'Rio De Janeiro',
  set: 'city',
  age: 6,
  color: 'green',
  icons: 'f7fc;h',
  dogma: 'f',
  effects: [],
})
