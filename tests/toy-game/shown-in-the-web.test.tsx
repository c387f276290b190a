import type { SerializedGame, WireLobby } from '@parlour/protocol'
import type { Request } from '@parlour/kernel'
import { ParlourThemeProvider } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { GameScreenOf } from '../../apps/web/src/game/game-screen-of'
import { gamesOf } from '../../apps/web/src/games/games'
import { GamesProvider } from '../../apps/web/src/games/games-context'
import { GameTiles } from '../../apps/web/src/lobby/game-tiles'
import { SettingsPanel } from '../../apps/web/src/lobby/settings-panel'
import { toy } from './ui'

afterEach(cleanup)

const games = gamesOf([toy])
const kind = 'Count to Ten'

const show = (page: ReactNode) =>
  act(async () =>
    render(
      <ParlourThemeProvider>
        <GamesProvider games={games}>
          <Suspense fallback={<p>Loading...</p>}>{page}</Suspense>
        </GamesProvider>
      </ParlourThemeProvider>,
    ),
  )

it('stands in the lobby with its panel, which shows its defaults and saves what is set', async () => {
  const saved: object[] = []
  const lobby: WireLobby = {
    _id: 'l',
    name: 'n',
    game: kind,
    users: [],
    userId: 'ann',
    createdTimestamp: 0,
    valid: false,
    warnings: [{ field: 'goal', text: 'The goal must be greater than zero' }],
    gameLaunched: false,
    rev: 0,
  }
  await show(
    <>
      <GameTiles game={kind} choose={() => undefined} />
      <SettingsPanel lobby={lobby} edit={(edit) => saved.push(edit)} />
    </>,
  )
  await screen.findByRole('heading', { name: 'Count to Ten settings' })
  expect(screen.getByText('2 to 4 players')).toBeTruthy()
  expect(screen.getByText('The goal must be greater than zero')).toBeTruthy()
  const goal = screen.getByLabelText<HTMLInputElement>('Goal')
  expect(goal.value).toBe('10')
  fireEvent.change(goal, { target: { value: '7' } })
  expect(saved).toEqual([{ kind: 'options', game: kind, options: { goal: 7 } }])
})

const request: Request = {
  id: '0',
  actor: 'ann',
  kind: 'add',
  title: 'Add',
  choices: ['1', '2', '3'],
  min: 1,
  max: 1,
}
const game: SerializedGame = {
  _id: 'g',
  gameId: 'g',
  settings: { name: 'n', game: kind, createdTimestamp: 0, players: [{ _id: 'a', name: 'ann' }] },
  view: { total: 4, goal: 10, bid: null, bids: null },
  requests: [request],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
  responses: [],
  branchId: 0,
  seq: 1,
  chat: [],
  log: [],
  lastUpdated: 0,
  checksum: 0,
  present: [],
  canUndo: false,
}

it('has its screen drawn from the view, and answers what the viewer is asked', async () => {
  const answers: unknown[] = []
  const nothing = async () => undefined
  await show(
    <GameScreenOf
      game={game}
      viewer={{ _id: 'a', name: 'ann', isAdmin: false, seated: true }}
      saving={false}
      answer={async (asked, selection) => {
        answers.push([asked.id, selection])
      }}
      sendChat={nothing}
      deleteChat={nothing}
      rematch={nothing}
      fight={nothing}
      undo={nothing}
      menu={() => <p>menu</p>}
    />,
  )
  expect((await screen.findByText('4 of 10')).textContent).toBe('4 of 10')
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  expect(answers).toEqual([['0', ['2']]])
})
