import { blankCardData, cardFace } from '@parlour/mtg-cards'
import { expect, it } from 'vitest'
import { madeTokens } from './made-tokens'

const made = (...texts: readonly string[]) =>
  madeTokens({
    ...blankCardData(),
    card_faces: texts.map((oracle_text) => cardFace({ name: 'Maker', oracle_text })),
  })

it('reads the tokens of a text, each once', () => {
  expect(made('Create two 1/1 white Soldier creature tokens with flying. Draw a card.')).toEqual([
    { name: 'Soldier', annotation: '1/1 white creature with flying' },
  ])
  expect(made('When it dies, create a Treasure token. Then create a Treasure token.')).toEqual([
    { name: 'Treasure', annotation: '' },
  ])
  expect(
    made('Create X 2/2 black Zombie Knight creature tokens.', 'It creates a tapped Food token.'),
  ).toEqual([
    { name: 'Zombie Knight', annotation: '2/2 black creature' },
    { name: 'Food', annotation: '' },
  ])
  expect(made('Create a 5/5 colorless creature token named Rex with trample.')).toEqual([
    { name: 'Rex', annotation: '5/5 colorless creature with trample' },
  ])
})

it('finds none where none is made', () => {
  expect(made('Draw two cards.', 'Create a token that is a copy of it.')).toEqual([])
})
