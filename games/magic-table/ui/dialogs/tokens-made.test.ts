import { expect, it } from 'vitest'
import { tokensIn } from './tokens-made'

it('reads the tokens that a text creates', () => {
  expect(tokensIn('When it enters, create a 1/1 white Bird creature token with flying.', 'Roost')).toEqual([
    { name: 'Bird', annotation: '1/1 white, flying', by: 'Roost' },
  ])
  expect(tokensIn('Create two tapped 2/2 black Zombie Knight creature tokens.', 'Rise')).toEqual([
    { name: 'Zombie Knight', annotation: '2/2 black', by: 'Rise' },
  ])
  expect(tokensIn('Create a Treasure token. Draw a card.', 'Raid')).toEqual([
    { name: 'Treasure', annotation: '', by: 'Raid' },
  ])
  expect(tokensIn('Sacrifice a token.', 'Feast')).toEqual([])
})
