import { card } from '../../facts/card'

export const ecology = card({
  name: 'Ecology',
  age: 9,
  color: 'yellow',
  icons: 'lssh',
  dogma: 's',
  effects: [],
})
