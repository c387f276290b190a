import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DraftPosition, drafts, startDraft } from '../../rules/testing/draft-fixture'
import { show } from '../testing/shown-draft'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A draft of one round of three cards in which ann takes the second card of her own pack. */
function finished(): DraftPosition {
  let position = drafts(startDraft({ names: ['ann', 'bob'], packSize: 3, numPacks: 1 }), 'ann', 'ann0.2')
  position = drafts(position, 'bob', 'bob0.1')
  position = drafts(drafts(position, 'ann', 'bob0.3'), 'bob', 'ann0.1')
  return drafts(drafts(position, 'ann'), 'bob')
}

const review = () => within(screen.getByRole('region', { name: 'Picks one by one' }))
const captions = () =>
  review()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const click = (name: string) => fireEvent.click(review().getByRole('button', { name }))
const guessFirst = () => fireEvent.click(review().getByRole('radio', { name: 'guess first' }))
const verdict = () => review().getByRole('status', { name: 'Your guess' }).textContent
const score = () => review().getByRole('status', { name: 'Guesses so far' }).textContent

test('each card of a pack says who took it and when', () => {
  show(finished())
  expect(captions()).toEqual([
    expect.stringMatching(/bob · pick 2$/),
    expect.stringMatching(/picked$/),
    expect.stringMatching(/came back · pick 3$/),
  ])
})

test('who guesses first sees no pick before they guessed it', () => {
  show(finished())
  guessFirst()
  const before = review()
    .getAllByRole('button', { name: /^ann0/ })
    .map((card) => card.getAttribute('aria-label'))
  expect(before).toEqual(['ann0.1', 'ann0.2', 'ann0.3'])
  expect(captions().join()).not.toMatch(/picked|pick \d|bob/)
  expect(screen.queryByRole('region', { name: 'Picks of all players' })).toBeNull()
  expect(review().queryByRole('link', { name: 'draft log as a file' })).toBeNull()
  expect([verdict(), score()]).toEqual(['What did you take? Click a card.', 'no guesses yet'])
})

test('a guess is chosen, then given, and counts once; a pick that is shown counts for nothing', () => {
  show(finished())
  guessFirst()
  click('ann0.1')
  expect(review().queryByText(/^You took/)).toBeNull()
  click('guess ann0.1')
  expect([verdict(), score()]).toEqual([
    'You took ann0.2. You guessed ann0.1, which went at pick 2.',
    '0 of 1 right',
  ])
  click('next pick')
  click('bob0.3')
  click('bob0.3')
  expect([verdict(), score()]).toEqual(['Right: you took bob0.3.', '1 of 2 right'])
  click('next pick')
  click('show me')
  expect([verdict(), score()]).toEqual(['You took ann0.3.', '1 of 2 right'])
  click('pick before')
  expect(verdict(), 'the guess is kept').toBe('Right: you took bob0.3.')
})

test('guesses at the picks of another seat are counted apart', () => {
  show(finished())
  guessFirst()
  click('ann0.1')
  click('guess ann0.1')
  fireEvent.change(review().getByRole('combobox', { name: 'Whose picks' }), { target: { value: 'bob' } })
  expect([verdict(), score()]).toEqual(['What did bob take? Click a card.', 'no guesses yet'])
})
