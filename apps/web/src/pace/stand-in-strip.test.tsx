import { gameTakeSeat, type WireClock } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { gameAt } from '../game/testing/game-store-fixture'
import { StandInStrip } from './stand-in-strip'

afterEach(cleanup)

function show(viewer: string) {
  const sent: unknown[] = []
  const send: Send = async (call, body) => {
    sent.push([call.path, body])
    return {}
  }
  const clock: WireClock = { at: 0, seats: [{ name: 'ann', standIn: true }, { name: 'bob' }] }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <StandInStrip game={{ ...gameAt(0), clock }} viewer={viewer} />
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return sent
}

it('gives whom a bot stands in for their seat back with one click', async () => {
  const sent = show('ann')
  fireEvent.click(screen.getByRole('button', { name: 'take my seat back' }))
  await waitFor(() => expect(sent).toEqual([[gameTakeSeat.path, { gameId: gameAt(0)._id }]]))
})

it('is shown to nobody else', () => {
  show('bob')
  expect(screen.queryByRole('button')).toBeNull()
})
