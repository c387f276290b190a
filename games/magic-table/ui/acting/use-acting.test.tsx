import { Refusal } from '@parlour/kernel'
import { CallError } from '@parlour/ui-kit'
import { screenOf } from '@parlour/ui-kit/testing'
import type { GameScreenProps } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '../../rules/testing/open'
import { ActingProvider, useActing } from './use-acting'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Tapping() {
  const { act, problem } = useActing()
  return <button onClick={() => act({ name: 'tap', cardId: 'h1' })}>{problem ?? 'tap'}</button>
}

const Acting = ({ game, answer }: GameScreenProps) => (
  <ActingProvider game={game} answer={answer}>
    <Tapping />
  </ActingProvider>
)

const BROKEN = 'error: see console. It was not done: try again, or reload the page.'

describe('an action that fails', () => {
  it.each([
    [new Refusal('That card has moved in the meantime.'), 'That card has moved in the meantime.'],
    [new CallError('There is no such phase.', { httpStatus: 400 }), 'There is no such phase.'],
    [new CallError('Something broke.', { httpStatus: 500 }), BROKEN],
    [new TypeError('no handle'), BROKEN],
    [new CallError('Your actions will overwrite.', { httpStatus: 409, isAlerted: true }), 'tap'],
  ])(
    'says why it was refused, otherwise where to look, and nothing that the hub has said: %s',
    async (error, words) => {
      const { pending } = open({ players: ['ann', 'bob'] })
      const props = { viewer: 'ann', view: {}, requests: pending, answer: () => Promise.reject(error) }
      render(screenOf(Acting, props))
      fireEvent.click(screen.getByRole('button', { name: 'tap' }))
      await waitFor(() => expect(console.error).toHaveBeenCalledWith(error))
      await screen.findByRole('button', { name: words })
    },
  )
})
