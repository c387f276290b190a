import { type JsonObject, listedChoices, type Pick, type Request, type Viewer } from '@parlour/kernel'
import { mentionedNames, openTable, type Table, type TableGame, type TableOptions } from '@parlour/scenario'
import type { Board, Change, TyrantsSettings, TyrantsState } from '../engine/board'
import { cardOf } from '../engine/library'
import { sees, seesMove } from '../engine/sight'
import { MARKET_DECK } from '../engine/zones'
import { cardNamed, cards } from '../facts/catalog'
import { mapNamed } from '../facts/map'
import { neutralName } from '../facts/names'
import { WHITE } from '../facts/piece'
import { DIRECT_ACTS } from '../facts/question-kinds'
import { machine, tyrants } from '../tyrants'
import type { TyrantsView } from '../view'
import { boardOf } from './board-of'
import { differences } from './differences'
import { positionAt, ZONES_OF_PLAYERS } from './position-at'

/** A game of Tyrants in a stated position, for tests: see `positionAt` for what a position may say. */
export function open(position: unknown, options?: TableOptions): Table<TyrantsView> {
  const { settings, board } = positionAt(position)
  const { state, log } = machine.startFrom(settings, board)
  return openTable(game, { state, log, board: boardOf(board) }, options)
}

const mentioned = mentionedNames(cards.map(({ name, published }) => ({ name, texts: published.text })))

const game: TableGame<TyrantsState, TyrantsView, TyrantsSettings> = {
  rules: tyrants,
  board: (state): JsonObject => boardOf(machine.boardOf(state)),
  hidden,
  mentioned,
  cards: (state) => machine.boardOf(state).zones.flat(),
  knows: (_, name) => cardNamed(name) !== undefined,
  holds: (state, name) => {
    const board = machine.boardOf(state)
    return board.zones.flat().some((id) => cardOf(board, id).name === name)
  },
  words: Object.keys(DIRECT_ACTS),
  turn: (state) => machine.pending(state).find(({ kind }) => kind === 'action')?.actor,
  samples,
  zones: ZONES_OF_PLAYERS,
  shared: ['sites', 'devoured'],
  differences,
}

/**
 * The seed, every copy that lies face down for the viewer, and the names of cards that lie in the market deck
 * alone.
 */
function hidden(state: TyrantsState, viewer: Viewer): Iterable<string> {
  const board = machine.boardOf(state)
  const found = board.players.findIndex(({ name }) => name === viewer.seat)
  const seat = found === -1 ? undefined : found
  const seen = new Set(state.news.flatMap((change) => seenIn(seat, change)))
  const ids = board.zones
    .flatMap((cards, zone) => (sees(seat, zone) ? [] : cards))
    .filter((id) => !seen.has(id))
  return [state.settings.seed, ...ids, ...unknownNames(board, seen)]
}

function seenIn(seat: number | undefined, change: Change): readonly string[] {
  if (change.kind !== 'moved') return []
  return seesMove(seat, change) ? [change.card] : []
}

/** Names of which every copy lies in the market deck, and none came out of it since the last answer. */
function unknownNames(board: Board, seen: ReadonlySet<string>): readonly string[] {
  const named = (ids: readonly string[]) => new Set(ids.map((id) => cardOf(board, id).name))
  const deck = named(board.zones[MARKET_DECK] ?? [])
  const others = named([
    ...board.zones.flatMap((cards, zone) => (zone === MARKET_DECK ? [] : cards)),
    ...seen,
  ])
  return [...deck].filter((name) => !others.has(name))
}

/**
 * Direct acts on the map that must be taken: where the menu offers a power action, one for each of its
 * targets.
 */
function samples(state: TyrantsState, request: Request): readonly (readonly Pick[])[] {
  const board = machine.boardOf(state)
  const seat = board.turn.player
  const kinds = kindsOf(request)
  return mapNamed(board.map)
    .locations.filter(({ index }) => (board.ground.presence[seat]?.[index] ?? 0) > 0)
    .flatMap(({ index, name, spaces }) => {
      const [troops, spies] = [board.ground.troops[index] ?? [], board.ground.spies[index] ?? []]
      const act = (action: string, owner: number) => [{ action, location: name, owner: nameOf(board, owner) }]
      const enemies = (owners: readonly number[]) => [...new Set(owners)].filter((owner) => owner !== seat)
      return [
        ...(kinds.includes('deploy') && troops.length < spaces
          ? [[{ action: 'place-troop-with-power', location: name }]]
          : []),
        ...(kinds.includes('assassinate')
          ? enemies(troops).map((owner) => act('assassinate-with-power', owner))
          : []),
        ...(kinds.includes('return-spy')
          ? enemies(spies).map((owner) => act('return-spy-with-power', owner))
          : []),
      ]
    })
}

const nameOf = ({ players }: Board, owner: number): string =>
  owner === WHITE ? neutralName(players) : (players[owner]?.name ?? '')

/** What power buys now, as the menu says. */
function kindsOf(request: Request): readonly string[] {
  const groups = listedChoices(request)
  const group = groups.find((choice) => typeof choice === 'object' && choice.kind === 'use-power')
  const entries = typeof group === 'object' ? (group.choices ?? []) : []
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry.kind !== undefined ? [entry.kind] : [],
  )
}
