import { MantineProvider } from '@mantine/core'
import { advance, logLine, type Pick } from '@parlour/kernel'
import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import type { SerializedGame } from '@parlour/protocol'
import { type GameScreenProps, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drafts, startDraft, type DraftPosition } from '../rules/testing/draft-fixture'
import { cubeDraft } from '../rules/draft-rules'
import { PICKED } from '../rules/facts/log-lines'
import { DraftScreen } from './draft-screen'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** The game as the server sends it to a seat. */
function gameFor(position: DraftPosition, seat: string): SerializedGame {
  const pending = cubeDraft.pending(position.state)
  const outcome = cubeDraft.outcome(position.state)
  return {
    _id: 'g',
    gameId: 'g',
    settings: { name: 'quiet-harbour', game: 'Cube Draft', createdTimestamp: 0, players: [] },
    responses: [],
    branchId: 0,
    seq: position.seq,
    chat: [],
    log: [],
    lastUpdated: 0,
    checksum: 0,
    present: [],
    canUndo: false,
    view: JSON.parse(JSON.stringify(cubeDraft.view(position.state, { seat }))),
    requests: pending.filter(({ actor }) => actor === seat),
    waiting: pending.map(({ actor }) => actor),
    pace: 'any',
    gameOver: outcome !== undefined,
    gameOverData: outcome === undefined ? null : { player: 'everyone', reason: outcome.reason, winners: [] },
  }
}

const record = (id: string): Card => ({
  _id: id,
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name: id, type_line: 'Instant' })] },
})
const emptyDeck = {
  _id: 'deck of ann',
  name: 'fixture',
  format: 'draft',
  cardIdsByZone: { main: [], side: [], command: [] },
  rev: 1,
}
const deckOfBob = { _id: 'deck of bob', userId: 'id of bob', counts: { main: 2, side: 0, command: 0 } }
const watching = {
  name: 'Flock',
  unlock: 'five fliers',
  claimedAt: null,
  filters: [{ kind: 'name', operator: 'and', value: 'ann0.2' }],
}
const hub = (recordOf: (id: string) => Card) =>
  (async (call: { path: string }, body: { ids?: string[] }) => {
    if (call.path === 'magic/card/lookup') return { cards: (body.ids ?? []).map(recordOf) }
    if (call.path === 'magic/deck/fetch') return { deck: emptyDeck }
    if (call.path === 'magic/card/by_name') return { cards: [], sets: [] }
    if (call.path === 'magic/link/decks') return { decks: [deckOfBob] }
    if (call.path === 'magic/cube/achievements') return { achievements: [watching] }
    const players = ['ann', 'bob'].map((name) => ({ _id: `id of ${name}`, name }))
    return { draft: { settings: { players } }, games: [], rounds: [] }
  }) as Send

function show(position: DraftPosition, props: Partial<GameScreenProps> = {}, recordOf = record) {
  const answer = vi.fn(async (_request: unknown, _selection: readonly Pick[]) => {})
  const all: GameScreenProps = {
    game: gameFor(position, 'ann'),
    viewer: { _id: 'id of ann', name: 'ann', isAdmin: false, seated: true },
    saving: false,
    answer,
    sendChat: async () => {},
    deleteChat: async () => {},
    rematch: async () => {},
    fight: async () => {},
    undo: async () => {},
    menu: () => null,
    ...props,
  }
  render(
    <MantineProvider>
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SendProvider send={hub(recordOf)}>
            <DraftScreen {...all} />
          </SendProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </MantineProvider>,
  )
  return answer
}
const card = (name: string) => screen.getByRole('button', { name })
const twoSeats = { names: ['ann', 'bob'], packSize: 3 }

test('a pick needs a second act: choose, then draft; cancel takes the choice back', async () => {
  const answer = show(startDraft(twoSeats))
  expect(screen.queryByRole('button', { name: 'draft' })).toBeNull()
  fireEvent.click(card('ann0.2'))
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('true')
  expect(answer).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByRole('button', { name: 'cancel' })[0] ?? document.body)
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(card('ann0.3'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'draft ann0.3' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Draft Card' }), ['ann0.3'])
})

test('what an achievement of the cube asks stands on the cards that it watches', async () => {
  const position = startDraft(twoSeats)
  const game = gameFor(position, 'ann')
  show(position, { game: { ...game, view: { ...Object(game.view), cubeId: 'cube' } } })
  expect(
    (await screen.findAllByText(/Flock: five fliers/)).map((note) =>
      note.closest('article')?.getAttribute('aria-label'),
    ),
  ).toEqual(['card ann0.2'])
})

test('by keyboard: arrows move, Enter chooses, Enter again drafts, Escape takes it back', async () => {
  const answer = show(startDraft(twoSeats))
  card('ann0.1').focus()
  fireEvent.keyDown(card('ann0.1'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(card('ann0.2'))
  fireEvent.keyDown(card('ann0.2'), { key: 'Enter' })
  fireEvent.keyDown(card('ann0.2'), { key: 'Escape' })
  expect(card('ann0.2').getAttribute('aria-pressed')).toBe('false')
  fireEvent.keyDown(card('ann0.2'), { key: 'Enter' })
  expect(answer).not.toHaveBeenCalled()
  await act(async () => fireEvent.keyDown(card('ann0.2'), { key: 'Enter' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.2'])
})

test('a sheet behind ? shows every key of the screen', async () => {
  show(startDraft(twoSeats))
  fireEvent.keyDown(card('ann0.1'), { key: '?' })
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard' })
  expect(within(sheet).getByText('choose it, then draft it').nextElementSibling?.textContent).toBe('Enter')
})

test('without confirmation one click drafts', async () => {
  const answer = show(startDraft(twoSeats))
  fireEvent.click(screen.getByLabelText('draft without confirmation'))
  await act(async () => fireEvent.click(card('ann0.1')))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.1'])
})

test('a key held down, a space and the second of two quick clicks draft nothing', async () => {
  const answer = show(startDraft(twoSeats))
  fireEvent.keyDown(card('ann0.1'), { key: 'Enter' })
  fireEvent.keyDown(card('ann0.1'), { key: 'Enter', repeat: true })
  expect(card('ann0.1').getAttribute('aria-pressed')).toBe('true')
  expect(fireEvent.keyUp(card('ann0.1'), { key: ' ' }), 'the space presses the button').toBe(false)
  fireEvent.click(screen.getByLabelText('draft without confirmation'))
  await act(async () => fireEvent.click(card('ann0.1'), { detail: 2 }))
  expect(answer).not.toHaveBeenCalled()
})

test('keys on the button that turns a card over are not for the card', async () => {
  const faces = ['ann0.1', 'Back'].map((name) => cardFace({ name, type_line: 'Creature' }))
  const twoFaced = (id: string): Card => ({
    ...record(id),
    data: { ...blankCardData(), layout: 'transform', card_faces: faces },
  })
  const answer = show(startDraft(twoSeats), {}, twoFaced)
  const [turn] = await screen.findAllByRole('button', { name: 'Turn to Back' })
  if (turn === undefined) throw new Error('no card can be turned over')
  fireEvent.keyDown(turn, { key: 'Enter' })
  fireEvent.keyDown(turn, { key: 'Enter' })
  expect(card('ann0.1').getAttribute('aria-pressed')).toBe('false')
  expect(answer).not.toHaveBeenCalled()
})

test('a refused pick says why and keeps the pack', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(startDraft(twoSeats), {
    answer: async () => Promise.reject(new Error('That request was already answered.')),
  })
  fireEvent.doubleClick(card('ann0.1'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('already answered'))
  expect(card('ann0.1')).toBeTruthy()
  quiet.mockRestore()
})

test('the scar banner offers the two scars, and the card just scarred cannot be drafted', async () => {
  const scarred = { ...twoSeats, scarRounds: [1] }
  const before = startDraft(scarred)
  const answer = show(before)
  const scars = within(screen.getByRole('group', { name: 'Scars' })).getAllByRole('button')
  expect(scars).toHaveLength(2)
  fireEvent.click(card('ann0.1'))
  expect(answer).not.toHaveBeenCalled()
  cleanup()
  const request = cubeDraft.pending(before.state).find(({ actor }) => actor === 'ann')
  const scarId = Array.isArray(request?.choices) ? String(request.choices[0]) : ''
  const { state } = advance(cubeDraft, before, {
    actor: 'ann',
    title: 'Apply Scar',
    selection: [{ scarId, cardId: 'ann0.1' }],
  }).position
  const after = show({ ...before, state })
  const blocked = card('ann0.1, scarred by you: not available for this pick')
  fireEvent.click(blocked)
  fireEvent.doubleClick(blocked)
  fireEvent.keyDown(blocked, { key: 'Enter' })
  expect(after).not.toHaveBeenCalled()
  expect(blocked.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('group', { name: 'Scars' })).toBeNull()
})

test('says who is waited for, and shows the cards gone from a pack that comes round', () => {
  const waiting = drafts(startDraft(twoSeats), 'ann', 'ann0.1')
  show(waiting)
  expect(screen.getByText('No actions waiting for you right now.')).toBeTruthy()
  expect(screen.getByText(/Waiting for/).textContent).toContain('bob')
  expect(screen.getByText(/you took/).textContent).toContain('you took ann0.1')
  expect(screen.getByRole('group', { name: 'pack 1' }).textContent).toContain('ann2 left')
  cleanup()
  const round = drafts(drafts(waiting, 'bob', 'bob0.1'), 'bob', 'ann0.2')
  const back = drafts(round, 'ann', 'bob0.2')
  show(back)
  const gone = screen.getByRole('heading', { name: 'Gone from this pack' }).parentElement ?? document.body
  expect(gone.textContent).toContain('ann0.1yours')
  expect(gone.textContent).toContain('ann0.2taken')
})

test('the seating chart counts the packs at each seat by round, and marks who is asked', () => {
  show(drafts(startDraft({ ...twoSeats, numPacks: 2 }), 'ann', 'ann0.1'))
  const chart = screen.getByRole('region', { name: 'Seating chart' })
  const rows = within(chart).getAllByRole('row').slice(1, 3)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['ann', '·', '·'],
    ['bob*', '2', '·'],
  ])
})

test('the waiting panel is for admins, names the cards and answers for the viewer only', async () => {
  show(startDraft(twoSeats))
  expect(screen.queryByLabelText('waiting panel')).toBeNull()
  cleanup()
  const admin = { _id: 'id of ann', name: 'ann', isAdmin: true, seated: true }
  const answer = show(startDraft(twoSeats), { viewer: admin })
  fireEvent.click(screen.getByLabelText('waiting panel'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'ann0.2' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'choose' })))
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['ann0.2'])
  expect(screen.getByRole('tab', { name: /bob/ }).textContent).toContain('*')
})

test('after the end: rematch, results, standings, and the picks and decks of everybody', async () => {
  let position = startDraft({ names: ['ann', 'bob'], packSize: 2, numPacks: 1 })
  position = drafts(drafts(position, 'ann', 'ann0.1'), 'bob', 'bob0.1')
  position = drafts(drafts(position, 'ann'), 'bob')
  show(position)
  expect(screen.getByRole('heading', { name: 'Draft Complete' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'rematch' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'fight' })).toBeTruthy()
  const picks = screen.getByRole('region', { name: 'Picks of all players' })
  const rows = within(picks).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ann0.1 own pack',
    'bob0.2 from bob',
    'bob0.1 own pack',
    'ann0.2 from ann',
  ])
  expect(screen.getByText('The packs are empty. Build your deck, then fight.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'pack 1' }), 'empty packs are listed').toBeNull()
  expect(await screen.findByRole('button', { name: 'start match' })).toBeTruthy()
  const deck = await screen.findByRole('link', { name: 'deck of bob' })
  expect([deck.textContent, deck.getAttribute('href')]).toEqual(['2 cards', '/magic/deck/deck of bob'])
  const pick = await within(picks).findByRole('link', { name: /bob0\.2/ })
  expect(pick.getAttribute('href')).toBe('/magic/card/card bob0.2')
  expect(screen.getByRole('region', { name: 'Standings' }).textContent).toContain('bob')
})

test('an own pick in the log leads to the page of its card', async () => {
  const position = drafts(startDraft(twoSeats), 'ann', 'ann0.1')
  const line = { type: 'log' as const, id: 0, ...logLine(PICKED, { player: 'ann' }) }
  show(position, { game: { ...gameFor(position, 'ann'), log: [line] } })
  const link = await within(screen.getByRole('log')).findByRole('link', { name: /ann0\.1/ })
  expect(link.getAttribute('href')).toBe('/magic/card/card ann0.1')
})
