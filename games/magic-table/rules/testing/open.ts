import {
  applyDifference,
  isJsonObject,
  type JsonObject,
  type Pick,
  type Request,
  type Viewer,
} from '@parlour/kernel'
import { openTable, type Table, type TableGame, type TableOptions } from '@parlour/scenario'
import { cardName, facesOf } from '@parlour/mtg-cards'
import { ACTION_SCHEMAS } from '../facts/action-schemas'
import { PHASES } from '../facts/phases'
import { CHOOSE_DECK, DO_SOMETHING } from '../facts/question-kinds'
import { zoneId, ZONES } from '../facts/zones'
import { magicTable } from '../table-rules'
import type { Board, TableCard, TableRecord, TableSettings, TableState } from '../types'
import type { TableView } from '../view'
import { nameOf } from '../words'
import { boardCompared } from './board-compared'
import { cardAt, cardPlaceNamed, zoneNamed } from './places'
import { recordNamed } from './stated-cards'
import { isOwnDeck, type StatedTable, tableAt } from './table-at'
import { tableBoard } from './table-board'

/**
 * A Magic table in a stated position, for tests (rules: scenarios 1): see `tableAt` for what a position may
 * say. Cards are named by their places, zones as `ann.creatures`.
 */
export function open(position: unknown, options?: TableOptions): Table<TableView> {
  const stated = tableAt(position)
  const records = isJsonObject(position) && isJsonObject(position.cards) ? position.cards : {}
  const game: TableGame<TableState, TableView, TableSettings> = {
    rules: magicTable,
    board: (state) => tableBoard(state, records),
    hidden,
    cards: (state) => cardsOf(state, stated),
    knows: (state, name) => knownNames(state, stated).has(name),
    words: [...Object.keys(ACTION_SCHEMAS), ...PHASES, ...ZONES],
    pick: (state, request, statedPick) => meant(state, request, { pick: statedPick, stated }),
    samples: (_state, request) => samples(request, stated),
    turn: ({ board }) => board.priority,
    differences: boardCompared,
  }
  return openTable(game, stated, options)
}

/** The names of all cards that came with decks, before they are chosen and afterwards. */
function cardsOf({ chosen, board, records }: TableState, { decks }: StatedTable): readonly string[] {
  if (chosen !== null)
    return [...decks.values()].flatMap(({ main, side, command }) =>
      [...main, ...side, ...command].map(({ data }) => cardName(data)),
    )
  return allCards(board).flatMap((card) => (card.made ? [] : [nameOf(records, card)]))
}

const allCards = ({ players }: Board): readonly TableCard[] =>
  players.flatMap(({ zones }) => Object.values(zones).flat())

function knownNames({ records }: TableState, { catalog, decks }: StatedTable): ReadonlySet<string> {
  const inDecks = [...decks.values()].flatMap(({ main, side, command }) => [...main, ...side, ...command])
  return new Set(
    [...Object.values(records), ...catalog.values(), ...inDecks].flatMap(({ data }) => namesOf(data)),
  )
}

const namesOf = (data: TableRecord['data']): readonly string[] => [
  cardName(data),
  ...facesOf(data).map(({ name }) => name),
]

/**
 * The seed, the ids of all cards, the handles of cards in libraries and sideboards that are not shown, and
 * the names of cards of which a viewer knows none, now or before the last step, which its lines may still
 * name.
 */
function hidden(state: TableState, { seat }: Viewer): Iterable<string> {
  const { board, records, settings, past } = state
  const isKnown = ({ knownTo }: TableCard) =>
    seat === undefined ? knownTo.length === board.players.length : knownTo.includes(seat)
  const last = past.at(-1)?.change ?? null
  const before = last === null ? board : (applyDifference(board, last) as Board)
  const cards = allCards(board)
  const known = new Set(
    [...cards, ...allCards(before)].flatMap((card) => (isKnown(card) ? wordsFor(records, card) : [])),
  )
  const unseen = board.players.flatMap(({ name, zones: { library, sideboard } }) =>
    [...library.slice(1, -1), ...(name === seat ? [] : sideboard)].flatMap((card) =>
      isKnown(card) ? [] : [card.handle],
    ),
  )
  return [
    settings.seed,
    ...cards.map(({ id }) => id),
    ...unseen,
    ...cards
      .flatMap((card) => (isKnown(card) ? [] : wordsFor(records, card)))
      .filter((word) => !known.has(word)),
  ]
}

const wordsFor = (records: TableState['records'], { record }: TableCard): readonly string[] => {
  const data = records[record]?.data
  return data === undefined ? [] : [...namesOf(data), record]
}

interface StatedPick {
  readonly pick: Pick
  readonly stated: StatedTable
}

function meant(state: TableState, request: Request, { pick, stated }: StatedPick): Pick {
  if (!isJsonObject(pick)) return pick
  if (request.kind === CHOOSE_DECK) {
    const cards = stated.decks.get(request.actor)
    return isOwnDeck(pick) && cards !== undefined ? deckOf(request.actor, cards) : pick
  }
  return request.kind === DO_SOMETHING ? inHandles(state, pick, stated) : pick
}

/** The answer that the server makes of a deck's id. */
const deckOf = (player: string, cards: object): JsonObject =>
  JSON.parse(JSON.stringify({ deckId: `deck of ${player}`, cards })) as JsonObject

const CARDS: ReadonlySet<string> = new Set(['cardId', 'cardIds', 'top', 'bottom', 'graveyard', 'hand'])
/** Actions whose target is a card. */
const AIMING: ReadonlySet<string> = new Set(['attach', 'target'])
const ADDRESSES: ReadonlySet<string> = new Set(['zoneId', 'destId', 'sourceId'])

/** An action with handles for places of cards, and whole addresses of zones. */
function inHandles({ board }: TableState, action: JsonObject, stated: StatedTable): JsonObject {
  const handle = (text: unknown) => {
    const place = typeof text === 'string' ? cardPlaceNamed(text) : undefined
    return place === undefined ? text : (cardAt(board, place)?.handle ?? `nothing at ${String(text)}`)
  }
  const zone = (text: unknown) => {
    const place = typeof text === 'string' ? zoneNamed(text) : undefined
    return place === undefined ? text : zoneId(place.player, place.zone)
  }
  const read = ([key, value]: readonly [string, unknown]): readonly [string, unknown] => {
    if (CARDS.has(key)) return [key, Array.isArray(value) ? value.map(handle) : handle(value)]
    if (ADDRESSES.has(key)) return [key, zone(value)]
    if (key === 'targetId')
      return [key, typeof action.name === 'string' && AIMING.has(action.name) ? handle(value) : zone(value)]
    if (key !== 'data' || !isJsonObject(value)) return [key, value]
    const { card } = value
    const record = typeof card === 'string' ? recordNamed(stated.catalog, card) : card
    return [key, { ...value, zoneId: zone(value.zoneId), ...(card === undefined ? {} : { card: record }) }]
  }
  return Object.fromEntries(Object.entries(action).map(read)) as JsonObject
}

function samples({ kind, actor }: Request, { decks }: StatedTable): readonly (readonly Pick[])[] {
  if (kind === CHOOSE_DECK) return [[deckOf(actor, decks.get(actor) ?? {})]]
  return [[{ name: 'pass priority' }], [{ name: 'select phase', phase: 'end' }]]
}
