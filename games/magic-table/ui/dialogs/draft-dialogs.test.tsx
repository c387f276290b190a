import type { GameSummary } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { AchievementsDialog } from './achievements-dialog'
import { NextGame } from './next-game'

afterEach(cleanup)

const players = ['ann', 'bob'].map((name) => ({ _id: `id of ${name}`, name }))
const viewer = { _id: 'id of ann', name: 'ann', isAdmin: false, seated: true }
const Where = () => <output>{useLocation().pathname}</output>

function show(page: ReactNode, answers: Readonly<Record<string, (body: object) => object>>) {
  const send = (async (call: { path: string }, body: object) => answers[call.path]?.(body)) as Send
  render(
    <ParlourThemeProvider>
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <SendProvider send={send}>
            {page}
            <Where />
          </SendProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </ParlourThemeProvider>,
  )
}

function game(created: number, winner: string): GameSummary {
  return {
    _id: `g${created}`,
    settings: { name: 'game', game: 'Magic', createdTimestamp: created, players },
    waiting: [],
    lastUpdated: created,
    gameOver: true,
    gameOverData: { player: winner, reason: '', winners: [winner] },
  }
}
const matches = (games: readonly GameSummary[]) => () => ({
  draft: { settings: { players }, gameOver: true, lastUpdated: 0 },
  games,
  rounds: [],
})

test('from a game that is over one click leads to the next of the match, until that is over', async () => {
  const sent: object[] = []
  const start = (body: object) => {
    sent.push(body)
    return { gameId: 'next' }
  }
  show(<NextGame players={players} viewer={viewer} draftId="d" />, {
    'magic/link/fetch_by_draft': matches([game(1, 'ann')]),
    'magic/link/start_match': start,
  })
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'next game' })))
  expect(sent).toEqual([{ draftId: 'd', opponentId: 'id of bob' }])
  expect(screen.getByRole('status').textContent).toBe('/game/next')
  cleanup()
  // Two drafts: the match of the one is over, that of the other is not.
  const fetched: unknown[] = []
  const next = (draftId: string) => <NextGame players={players} viewer={viewer} draftId={draftId} />
  show(
    <>
      {next('over')}
      {next('open')}
    </>,
    {
      'magic/link/fetch_by_draft': (body: object) => {
        fetched.push(body)
        const isOver = 'draftId' in body && body.draftId === 'over'
        return matches(isOver ? [game(1, 'ann'), game(2, 'ann')] : [game(1, 'ann')])()
      },
    },
  )
  await screen.findByRole('button', { name: 'next game' })
  expect(fetched).toEqual([{ draftId: 'over' }, { draftId: 'open' }])
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('an achievement is claimed with two clicks, and its hidden text is shown', async () => {
  const claimed: object[] = []
  const otter = { id: 'achievement-1', name: 'Otter friend', unlock: 'Win with an otter.' }
  show(<AchievementsDialog players={players} cubeId="cube" onClose={() => {}} />, {
    'magic/cube/achievements': () => ({
      achievements: [
        claimed.length === 0
          ? { ...otter, claimedAt: null, claimedBy: null }
          : { ...otter, hidden: 'Sign the otter.', claimedAt: '2026-01-01', claimedBy: 'id of ann' },
      ],
    }),
    'magic/cube/claim_achievement': (body) => {
      claimed.push(body)
      return {}
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'claim Otter friend …' }))
  expect(claimed).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'claim Otter friend' }))
  expect(await screen.findByText('Sign the otter.')).toBeTruthy()
  expect(screen.getByText('claimed by ann')).toBeTruthy()
  expect(claimed).toEqual([{ cubeId: 'cube', achievementId: 'achievement-1' }])
  expect(screen.queryByRole('button', { name: /^claim/ })).toBeNull()
})
