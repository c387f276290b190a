import type { GameSummary } from '@parlour/protocol'
import { CallError, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { session } from '../api/session'
import { ProgressTable } from './progress-table'

const HOUR = 3_600_000
const summary = (name: string, waiting: readonly string[]): GameSummary => ({
  _id: name,
  settings: {
    name,
    game: 'Cube Draft',
    createdTimestamp: Date.now() - 2.5 * HOUR,
    players: ['cat', 'ann', 'bob'].map((player) => ({ _id: player, name: player })),
  },
  waiting,
  lastUpdated: 0,
  gameOver: false,
  gameOverData: null,
})

beforeEach(() => session.signedIn({ _id: 'ann', name: 'ann', isAdmin: false, token: 't' }))
afterEach(cleanup)

function show(send: (path: string) => Promise<unknown>) {
  const asked: Send = async (call) => (await send(call.path)) as never
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ParlourThemeProvider>
      <SendProvider send={asked}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ProgressTable />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}

describe('the games in progress', () => {
  it('are listed with opponents and age, those that wait for the viewer first', async () => {
    show(async () => ({ games: [summary('calm-kettle', ['bob']), summary('amber-lantern', ['ann'])] }))
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['amber-lantern', '/game/amber-lantern'],
      ['calm-kettle', '/game/calm-kettle'],
    ])
    expect(screen.getAllByText('vs. bob, cat')).toHaveLength(2)
    expect(screen.getAllByText('2 h')).toHaveLength(2)
    expect(screen.getAllByLabelText('Waiting for you')).toHaveLength(1)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'game',
      'name',
      'age',
      'waiting',
      'menu',
    ])
  })
  it('say how to begin when there is none', async () => {
    show(async () => ({ games: [] }))
    expect((await screen.findByRole('link', { name: 'new lobby' })).getAttribute('href')).toBe(
      '/lobby/create',
    )
  })
  it('can be asked for again when they did not come', async () => {
    let calls = 0
    show(async () => {
      calls += 1
      if (calls === 1) throw new CallError('no', { httpStatus: 500 })
      return { games: [summary('calm-kettle', [])] }
    })
    fireEvent.click(await screen.findByRole('button', { name: 'try again' }))
    expect(await screen.findByText('calm-kettle')).toBeTruthy()
  })
})
