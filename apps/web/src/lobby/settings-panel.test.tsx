import { CLOCK_PRESETS } from '@parlour/kernel'
import type { WireLobby } from '@parlour/protocol'
import { ParlourThemeProvider } from '@parlour/ui-kit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { gamesOf } from '../games/games'
import { GamesProvider } from '../games/games-context'
import { GameTiles } from './game-tiles'
import { GuestSettings } from './guest-settings'
import type { LobbyEdit } from './lobby-edit'
import { SettingsPanel } from './settings-panel'

afterEach(cleanup)

const profile = (kind: string, players: { readonly min: number; readonly max?: number }) => ({
  kind,
  title: `The ${kind}`,
  about: `One does a ${kind}.`,
  icon: 'M0 0h24',
  players,
  bots: [],
})
const games = gamesOf([
  {
    profile: profile('race', { min: 1, max: 6 }),
    screen: async () => () => null,
    facts: async () => (options) => [{ name: 'Laps', value: JSON.stringify(options.laps) }],
    panel: async () => (props) => (
      <button type="button" onClick={() => props.set({ laps: 3 })}>
        {JSON.stringify(props.options)}
      </button>
    ),
  },
  {
    profile: profile('duel', { min: 2 }),
    facts: async () => () => [],
    panel: async () => () => <p>no settings</p>,
  },
])
const lobbyOf = (game: string | null): WireLobby => ({
  _id: 'l',
  name: 'n',
  game,
  ...(game === 'race' ? { options: { laps: 2 } } : {}),
  users: [],
  userId: 'ann',
  createdTimestamp: 0,
  valid: false,
  warnings: [],
  gameLaunched: false,
  rev: 0,
})

it('shows the registered games, and the settings of the chosen one as soon as it is chosen', async () => {
  const edits: LobbyEdit[] = []
  const page = (game: string | null) => (
    <ParlourThemeProvider>
      <GamesProvider games={games}>
        <Suspense fallback={<p>Loading...</p>}>
          <GameTiles game={game} choose={(kind) => edits.push({ kind: 'game', game: kind })} />
          <SettingsPanel lobby={lobbyOf(game)} edit={(edit) => edits.push(edit)} />
        </Suspense>
      </GamesProvider>
    </ParlourThemeProvider>
  )
  const { rerender } = await act(async () => render(page(null)))
  expect(screen.getByText('1 to 6 players')).toBeTruthy()
  expect(screen.getByText('2 players or more, not playable yet')).toBeTruthy()
  expect(screen.getByText('One does a race.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'The race' }))
  rerender(page('race'))
  expect(screen.getByRole('heading', { name: 'The race settings' })).toBeTruthy()
  fireEvent.click(screen.getByText('{"laps":2}'))
  rerender(page('duel'))
  expect(screen.getByText('no settings')).toBeTruthy()
  expect(edits).toEqual([
    { kind: 'game', game: 'race' },
    { kind: 'options', game: 'race', options: { laps: 3 } },
  ])
})

it('every game can be given a pace, and one that is taken away again is no pace', async () => {
  const edits: LobbyEdit[] = []
  const page = (options: NonNullable<WireLobby['options']>) => (
    <ParlourThemeProvider>
      <GamesProvider games={games}>
        <Suspense fallback={<p>Loading...</p>}>
          <SettingsPanel lobby={{ ...lobbyOf('duel'), options }} edit={(edit) => edits.push(edit)} />
        </Suspense>
      </GamesProvider>
    </ParlourThemeProvider>
  )
  const { rerender } = await act(async () => render(page({})))
  expect(screen.getByRole('radio', { name: 'No clock', checked: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Live' }))
  rerender(page({ clock: { ...CLOCK_PRESETS.live } }))
  expect(screen.getByText(/has 30 minutes to think in all/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('plus, an answer'), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('radio', { name: 'No clock' }))
  expect(edits.map((edit) => ('options' in edit ? edit.options : {}))).toEqual([
    { clock: CLOCK_PRESETS.live },
    { clock: { ...CLOCK_PRESETS.live, gain: 5 } },
    { clock: null },
  ])
})

it('of every game whose answers are not final it is chosen how far they may be taken back', async () => {
  const edits: LobbyEdit[] = []
  await act(async () =>
    render(
      <ParlourThemeProvider>
        <GamesProvider games={games}>
          <Suspense fallback={<p>Loading...</p>}>
            <SettingsPanel lobby={lobbyOf('duel')} edit={(edit) => edits.push(edit)} />
          </Suspense>
        </GamesProvider>
      </ParlourThemeProvider>,
    ),
  )
  const undo = screen.getByLabelText<HTMLSelectElement>('undo')
  expect(undo.value).toBe('free')
  expect([...undo.options].map(({ value }) => value)).toEqual(['free', 'unseen', 'consent'])
  fireEvent.change(undo, { target: { value: 'consent' } })
  expect(edits).toEqual([{ kind: 'options', game: 'duel', options: { undo: 'consent' } }])
})

it('shows the settings as text, not as fields, to users who may not change the lobby', async () => {
  await act(async () =>
    render(
      <ParlourThemeProvider>
        <GamesProvider games={games}>
          <Suspense fallback={<p>Loading...</p>}>
            <GuestSettings lobby={lobbyOf('race')} />
          </Suspense>
        </GamesProvider>
      </ParlourThemeProvider>,
    ),
  )
  expect(screen.getByRole('heading').textContent).toBe('The race')
  expect(screen.getByText('One does a race.')).toBeTruthy()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Laps', '2'],
    ['Undo', 'own answers, at any time'],
    ['Pace', 'Everybody answers when they can.'],
    ['Onlookers', 'Nobody may look in.'],
  ])
  expect(document.querySelector('input, select, button')).toBeNull()
})
