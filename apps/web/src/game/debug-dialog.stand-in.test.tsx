import type { SerializedGame } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../api/session'
import { DebugDialog } from './debug-dialog'

vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game = {
  _id: 'g',
  settings: { name: 'Night', game: 'Toy', createdTimestamp: 1, players: [] },
  responses: [],
} as Partial<SerializedGame> as SerializedGame

function showDialog() {
  session.signedIn({ _id: 'a', name: 'admin', isAdmin: true, token: 't' })
  const send: Send = async () => ({ game: { full: { seed: 'abc' } } }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <MemoryRouter>
          <DebugDialog game={game} opened onClose={() => undefined} />
        </MemoryRouter>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}

it('copies the whole game for an admin', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => written.push(text) },
  })
  showDialog()
  fireEvent.click(screen.getByRole('button', { name: 'copy all' }))
  await screen.findByRole('button', { name: 'copied' })
  expect(written).toEqual(['{"seed":"abc"}'])
})

it('shows the whole game where the browser does not let it be copied', async () => {
  vi.stubGlobal('navigator', {})
  showDialog()
  fireEvent.click(screen.getByRole('button', { name: 'copy all' }))
  await screen.findByText(/did not allow copying/)
  expect(screen.getByLabelText('The game as text').textContent).toBe('{"seed":"abc"}')
})
