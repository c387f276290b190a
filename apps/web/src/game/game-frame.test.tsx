import { notifications } from '@mantine/notifications'
import { ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { gamesOf } from '../games/games'
import { GamesProvider } from '../games/games-context'
import { GameFrame } from './game-frame'
import { gameAt, openGame, turn } from './testing/game-store-fixture'

afterEach(() => {
  cleanup()
  // What is told stays for whoever draws a page next, as the tests of another file do.
  notifications.clean()
})

const profile = { kind: 'Toy', title: 'Toy', about: 'Toys.', icon: 'M0 0h24', players: { min: 1 }, bots: [] }
const games = gamesOf([
  {
    profile,
    panel: async () => () => null,
    facts: async () => () => [],
    screen: async () =>
      function Toys({ undo }) {
        return (
          <>
            <button onClick={() => void undo()}>as by its key</button>
            <p title="nobody may look">deck</p>
          </>
        )
      },
  },
])

/** Opens a game of ann's for somebody, and wishes an undo as its screen does. */
async function undoFor(viewer: string): Promise<void> {
  const game = {
    ...gameAt(0),
    settings: { ...gameAt(0).settings, players: [{ _id: 'id of ann', name: 'ann' }] },
  }
  session.signedIn({ _id: `id of ${viewer}`, name: viewer, isAdmin: true, token: 't' })
  const store = await openGame((path) =>
    path.endsWith('undo') ? { result: '__NO_UNDO__', serializedGame: game } : { game },
  )
  await act(async () =>
    render(
      <ParlourThemeProvider>
        <SendProvider send={() => Promise.reject(new Error('nothing is called'))}>
          <GamesProvider games={games}>
            <MemoryRouter>
              <Suspense fallback="Loading...">
                <GameFrame see={() => undefined} store={store} open={store.state.getState()} game={game} />
              </Suspense>
            </MemoryRouter>
          </GamesProvider>
        </SendProvider>
      </ParlourThemeProvider>,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'as by its key' }))
  await act(async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn()
  })
}

it('who has a seat is told why nothing was taken back; who has none wished for nothing', async () => {
  await undoFor('watcher')
  expect(screen.queryByText('The previous action cannot be undone')).toBeNull()
  cleanup()
  await undoFor('ann')
  expect(screen.getByText('The previous action cannot be undone')).toBeTruthy()
})

it('by touch a tap says what a title of any game says', async () => {
  await undoFor('watcher')
  const deck = screen.getByText('deck')
  fireEvent.pointerDown(deck, { pointerType: 'touch' })
  fireEvent.click(deck)
  expect(screen.getByRole('tooltip').textContent).toBe('nobody may look')
})
