import { gamePropose, gameTakeSeat, type SerializedGame } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { gameAt } from '../game/testing/game-store-fixture'
import { TableLine } from './table-line'

afterEach(cleanup)

function show(viewer: string | undefined, beside: Pick<SerializedGame, 'clock' | 'proposals'>) {
  const sent: unknown[] = []
  const said: unknown[] = []
  const send: Send = async (call, body) => {
    sent.push([call.path, body])
    return {}
  }
  const say = (made: number, allow: boolean) => void said.push([made, allow])
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <TableLine game={{ ...gameAt(0), ...beside }} viewer={viewer} saving={false} say={say} />
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return { sent, said }
}
const gameId = gameAt(0)._id
const pause = {
  kind: 'pause',
  by: 'bob',
  waitingFor: ['ann'],
  made: 7,
  verb: 'pause the game',
  lapses: Date.now() + 46 * 60 * 60 * 1000,
} as const

it('gives whom a bot stands in for their seat back with one click', async () => {
  const clock = { at: 0, seats: [{ name: 'ann', standIn: true as const }, { name: 'bob' }] }
  const { sent } = show('ann', { clock })
  fireEvent.click(screen.getByRole('button', { name: 'take my seat back' }))
  await waitFor(() => expect(sent).toEqual([[gameTakeSeat.path, { gameId }]]))
  cleanup()
  show('bob', { clock })
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks whoever is to agree, lets who asks withdraw, and says when it lapses', () => {
  const { said } = show('ann', { proposals: [pause] })
  expect(screen.getByRole('status').textContent).toBe(
    'bob asks to pause the game. It lapses in 1 d 22 h.agreeno',
  )
  fireEvent.click(screen.getByRole('button', { name: 'agree' }))
  fireEvent.click(screen.getByRole('button', { name: 'no' }))
  cleanup()
  const own = show('bob', { proposals: [pause] })
  expect(screen.getByRole('status').textContent).toContain('You ask to pause the game. Waiting for ann.')
  fireEvent.click(screen.getByRole('button', { name: 'withdraw' }))
  expect([said, own.said]).toEqual([
    [
      [7, true],
      [7, false],
    ],
    [[7, false]],
  ])
})

it('says that a game is paused, and lets its players propose to play on', async () => {
  const { sent } = show('ann', { clock: { at: 0, seats: [], paused: {} } })
  fireEvent.click(screen.getByRole('button', { name: 'propose to play on' }))
  await waitFor(() => expect(sent).toEqual([[gamePropose.path, { gameId, proposal: { kind: 'resume' } }]]))
  cleanup()
  show(undefined, { clock: { at: 0, seats: [], paused: {} } })
  expect(screen.queryByRole('button')).toBeNull()
})
