import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OutcomeWords } from './outcome-words'

afterEach(cleanup)

const wordsOf = (winners: string[], reason = '') =>
  render(<OutcomeWords game={{ gameOverData: { player: winners[0] ?? 'nobody', winners, reason } }} />)
    .container.textContent

test('says who won, and why', () => {
  expect(wordsOf(['ann'], 'score')).toBe('ann won: score')
  expect(wordsOf(['ann', 'bob'])).toBe('ann and bob won together')
  expect(wordsOf(['ann', 'bob', 'cat'])).toBe('ann, bob and cat won together')
})

test('names nobody after a draw', () => {
  expect(wordsOf([], 'draw')).toBe('Nobody won: draw')
})
