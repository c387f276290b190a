import type { Request } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { whyNoCard } from './why-no-card'

const asked = (kind: string): Request => ({
  id: 'r1',
  actor: 'ann',
  kind,
  title: 'Choose',
  choices: [],
  min: 1,
  max: 1,
})

test('says why a card is not an answer', () => {
  const price = { cost: 5, influence: 2 }
  const over = { outcome: { winners: ['ann'], reason: 'all the points' } }
  expect(whyNoCard(undefined, {}, price)).toBe('It is not your turn.')
  expect(whyNoCard(asked('action'), {}, price)).toBe('It costs 5 influence, and you have 2.')
  expect(whyNoCard(asked('deploy'), {}, price)).toBe('This is not one of your choices.')
  expect(whyNoCard(asked('discard'), {})).toBe('This is not one of your choices.')
  expect(whyNoCard(undefined, over)).toBe('The game is over.')
})
