import type { GameSummary } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { DraftTournament } from './draft-tournament'

afterEach(cleanup)

const NAMES = ['ann', 'bob', 'cat', 'bot'] as const
const player = (name: string) => ({
  _id: `id of ${name}`,
  name,
  ...(name === 'bot' ? { bot: 'steady' } : {}),
})

function game(created: number, names: readonly string[], winner?: string): GameSummary {
  return {
    _id: `g${created}`,
    settings: { name: 'game', game: 'Magic', createdTimestamp: created, players: names.map(player) },
    waiting: [],
    lastUpdated: created,
    gameOver: winner !== undefined,
    gameOverData: winner === undefined ? null : { player: winner, reason: '', winners: [winner] },
  }
}

function show(games: readonly GameSummary[], drafters: readonly string[] = NAMES, viewer = 'ann') {
  const sent: object[] = []
  const send = (async (call: { path: string }, body: object) => {
    if (call.path === 'magic/link/start_match') {
      sent.push(body)
      return { gameId: 'next' }
    }
    const draft = { settings: { players: drafters.map(player) }, gameOver: true, lastUpdated: 0 }
    return { draft, games, rounds: [] }
  }) as Send
  render(
    <ParlourThemeProvider>
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <SendProvider send={send}>
            <DraftTournament
              draftId="draft"
              viewer={{ ...player(viewer), isAdmin: viewer === 'eve', seated: viewer !== 'eve' }}
              seats={drafters.map(player)}
              deckId="deck"
            />
            <Where />
          </SendProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </ParlourThemeProvider>,
  )
  return sent
}
const Where = () => <output>{useLocation().pathname}</output>
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent)

test('shows pairings and standings, and starts the viewer’s next game with one click', async () => {
  const games = [
    game(1, ['ann', 'bob'], 'ann'),
    game(2, ['bob', 'cat'], 'cat'),
    game(3, ['cat', 'bob'], 'cat'),
  ]
  const sent = show(games)
  expect(await rows()).toEqual([
    'bob – cat0-2cat won',
    'annsits out',
    'ann – bob1-01next game',
    'catsits out',
    'ann – catnot played yetstart match',
    'bobsits out',
  ])
  const played = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(played, 'only the players of a game may look at it').toEqual(['/game/g1'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'next game' })))
  expect(sent).toEqual([{ draftId: 'draft', opponentId: 'id of bob' }])
  expect(screen.getByRole('status').textContent).toBe('/game/next')
})

test('the standings have points, matches, games and tie-breaks', async () => {
  show([game(1, ['ann', 'bob'], 'bob'), game(2, ['ann', 'bob'], 'bob')])
  const table = await screen.findByRole('table')
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['#', 'player', 'points', 'matches', 'games', 'OMW %', 'GW %', 'OGW %'],
    ['1', 'bob', '3', '1-0', '2-0', '33.0', '100.0', '33.0'],
    ['2', 'ann', '0', '0-1', '0-2', '100.0', '33.0', '100.0'],
    ['3', 'cat', '0', '0-0', '0-0', '33.0', '33.0', '33.0'],
  ])
})

test('a game that runs is opened, and a spectator begins nothing', async () => {
  show([game(1, ['ann', 'bob'])])
  expect(await screen.findByRole('button', { name: 'open game' })).toBeTruthy()
  cleanup()
  show([game(1, ['ann', 'bob'])], NAMES, 'eve')
  expect((await rows()).join()).toContain('ann – bob0-01playing game 1')
  expect(screen.queryByRole('button')).toBeNull()
})

test('whoever drafted with bots alone is led to the goldfish', async () => {
  show([], ['ann', 'bot'])
  const link = await screen.findByRole('link', { name: 'Try your deck against the goldfish' })
  expect(link.getAttribute('href')).toBe('/magic/deck/deck')
})
