import { MantineProvider } from '@mantine/core'
import type { Pick } from '@parlour/kernel'
import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import type { SerializedGame } from '@parlour/protocol'
import { type GameScreenProps, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { cubeDraft } from '../../rules/draft-rules'
import type { DraftPosition } from '../../rules/testing/draft-fixture'
import { DraftScreen } from '../draft-screen'

/** The game as the server sends it to a seat. */
export function gameFor(position: DraftPosition, seat: string): SerializedGame {
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

export const record = (id: string): Card => ({
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
/** Only the hub can tell which cards it watches. */
const watchingByHub = {
  ...watching,
  name: 'Old friends',
  unlock: 'two of one set',
  filters: [{ kind: 'in', operator: 'or', value: ['dom'] }],
}
const deckOfAnn = { _id: 'deck of ann', userId: 'id of ann', counts: { main: 45, side: 0, command: 0 } }
const hub = (recordOf: (id: string) => Card, main: readonly string[]) =>
  (async (call: { path: string }, body: { ids?: string[] }) => {
    if (call.path === 'magic/card/lookup') return { cards: (body.ids ?? []).map(recordOf) }
    if (call.path === 'magic/deck/fetch')
      return { deck: { ...emptyDeck, cardIdsByZone: { ...emptyDeck.cardIdsByZone, main } } }
    if (call.path === 'magic/card/by_name') return { cards: [], sets: [] }
    if (call.path === 'magic/link/decks') return { decks: [deckOfBob, deckOfAnn] }
    if (call.path === 'magic/cube/achievements') return { achievements: [watching, watchingByHub] }
    if (call.path === 'magic/cube/search') return { ids: ['card ann0.1'] }
    const players = ['ann', 'bob'].map((name) => ({ _id: `id of ${name}`, name }))
    return { draft: { settings: { players } }, games: [], rounds: [] }
  }) as Send

interface HubCards {
  readonly recordOf?: (id: string) => Card
  /** Ids of ann's main deck. */
  readonly main?: readonly string[]
}

/** Shows the screen of a draft to ann, without a server. Returns what was answered. */
export function show(
  position: DraftPosition,
  props: Partial<GameScreenProps> = {},
  { recordOf = record, main = [] }: HubCards = {},
) {
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
          <SendProvider send={hub(recordOf, main)}>
            <DraftScreen {...all} />
          </SendProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </MantineProvider>,
  )
  return answer
}
export const card = (name: string) => screen.getByRole('button', { name })
export const twoSeats = { names: ['ann', 'bob'], packSize: 3 }
