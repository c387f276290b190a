import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LegalityNote } from './legality-note'

afterEach(cleanup)

const forest: Card = {
  _id: 'Forest',
  source: 'scryfall',
  data: {
    ...blankCardData(),
    legal: ['modern'],
    card_faces: [cardFace({ name: 'Forest', mana_cost: '', type_line: 'Basic Land' })],
  },
}
const lands = (count: number) => ({
  main: Array.from({ length: count }, () => forest),
  side: [],
  command: [],
})

it('says what a drafted deck lacks, as of something to do and nothing wrong; of another deck, that it is not legal', () => {
  const { rerender } = render(<LegalityNote format="draft" cards={lands(38)} />)
  expect(screen.getByText('The main deck needs 2 more cards.')).toBeTruthy()
  expect(screen.queryByText(/Not legal/)).toBeNull()
  rerender(<LegalityNote format="draft" cards={lands(40)} />)
  expect(screen.getByText('Legal in Draft')).toBeTruthy()
  rerender(<LegalityNote format="modern" cards={lands(38)} />)
  expect(screen.getByText('Not legal in Modern: one reason')).toBeTruthy()
})
