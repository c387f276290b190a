import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LookBackProvider } from './look-back'
import { QuestionPlace } from './question-place'

afterEach(cleanup)

const LOOK_BACK = {
  at: 3,
  live: { log: [], chat: [] },
  jump: () => undefined,
  jumps: 0,
  comment: undefined,
  follow: undefined,
}

it('shows the question, or in a look back its bar alone', () => {
  const place = (
    <QuestionPlace id="question">
      <button>choose</button>
    </QuestionPlace>
  )
  const { rerender } = render(<LookBackProvider value={undefined}>{place}</LookBackProvider>)
  expect(screen.getByRole('button', { name: 'choose' })).toBeTruthy()
  rerender(<LookBackProvider value={{ ...LOOK_BACK, bar: <p>the past</p> }}>{place}</LookBackProvider>)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('the past').closest('#question')).toBeTruthy()
})
