import { card } from '../../facts/card'

export const thePirateCode = card({
  name: 'The Pirate Code',
  age: 5,
  color: 'red',
  icons: 'cfch',
  dogma: 'c',
  effects: [],
})
