import type { JsonObject, LogLine, Viewer } from '@parlour/kernel'
import {
  choicesOf,
  mentionedNames,
  openTable,
  type Table,
  type TableGame,
  type TableOptions,
} from '@parlour/scenario'
import type { Board, Change, InnovationSettings, InnovationState } from '../engine/board/board'
import { cardOrNot, cardsOf, isAchievement } from '../engine/board/library'
import { sees } from '../engine/board/sight'
import { deckOf, PLAYER_ZONES } from '../engine/board/zones'
import { cards as allCards } from '../facts/catalog'
import { EXPANSIONS, HIGHEST_AGE } from '../facts/names'
import { backName } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import { innovation, machine } from '../innovation'
import { boardOf } from './board-of'
import { differences } from './differences'
import { positionAt } from '../position/position-at'
import type { InnovationView } from '../view'

/**
 * A game of Innovation in a stated position, for tests (rules: scenarios 1): see `positionAt` for what a
 * position may say.
 */
export function open(position: unknown, options?: TableOptions): Table<InnovationView> {
  const { settings, board } = positionAt(position)
  const { state, log } = machine.startFrom(settings, board)
  return openTable(game, { state, log, board: boardOf(machine.tableOf(board)) }, options)
}

const mentioned = mentionedNames(
  allCards.map(({ name, effects, echo, karma }) => ({
    name,
    texts: [...effects, ...echo, ...karma].map(({ text }) => text),
  })),
)

const VALUES = Array.from({ length: HIGHEST_AGE + 1 }, (_, value) => value)

const game: TableGame<InnovationState, InnovationView, InnovationSettings> = {
  rules: innovation,
  board: (state): JsonObject => boardOf(machine.tableOf(machine.boardOf(state))),
  hidden,
  mentioned,
  announcedCards,
  cards,
  knows,
  holds: (state, name) => cards(state).includes(name) || isAchievement(name) || BACKS.has(name),
  words: ['yes', 'no', 'auto', ...EXPANSIONS.flatMap((set) => VALUES.map((value) => `${set} ${value}`))],
  namedIn,
  turn,
  zones: PLAYER_ZONES,
  shared: ['junk'],
  differences,
}

/**
 * A card that is carried out is named to all, though its own echoes may have scored it meanwhile; so is a
 * card that somebody names.
 */
function announcedCards({ classes, args }: LogLine): readonly string[] {
  const card = args.card?.value
  const isTold = classes.includes('card-effect') || classes.includes('named-card')
  return isTold && typeof card === 'string' ? [card] : []
}

/** Cards in any zone, and those of value 0 that still wait apart. */
function cards(state: InnovationState): readonly string[] {
  const { zones, ageZero } = machine.boardOf(state)
  const inZones = zones.flat()
  if (ageZero || (zones[deckOf('base', 0)] ?? []).length > 0) return inZones
  const apart = cardsOf('base', 0).filter(({ name }) => !inZones.includes(name))
  return [...inZones, ...apart.map(({ name }) => name)]
}

/** A card or achievement of any set, in play or not, or the name of a back. */
function knows(_: InnovationState, name: string): boolean {
  return cardOrNot(name) !== undefined || isAchievement(name) || BACKS.has(name)
}
const BACKS: ReadonlySet<string> = new Set(
  EXPANSIONS.flatMap((set) => VALUES.map((value) => backName({ set, value }))),
)

/** The names of the backs that a view shows by set and value. */
function namedIn(view: InnovationView): readonly string[] {
  const piles = view.players.flatMap(({ piles }) => Object.values(piles))
  const news = view.news.map((item) => (item.kind === 'moved' ? [item.card] : []))
  return [...piles, ...news, view.available, view.junk]
    .flat()
    .flatMap((shown) => (typeof shown === 'string' ? [] : [backName(shown)]))
}

/**
 * The seed, and every card that the viewer sees neither now nor saw move or act since the last answer, nor
 * saw activated.
 */
function hidden(state: InnovationState, viewer: Viewer): Iterable<string> {
  const board = machine.boardOf(state)
  const found = board.players.findIndex(({ name }) => name === viewer.seat)
  const seat = found === -1 ? undefined : found
  const decided = decidedBy(state, seat)
  const seen = new Set([
    ...state.news.flatMap((change) => seenIn(board, { seat, decided }, change)),
    ...board.counted.activated.slice(-3),
  ])
  const unseen = board.zones.flatMap((cards, zone) =>
    cards.filter((card) => !sees(board, seat, { card, zone })),
  )
  const named = nameable(state, viewer)
  return [state.settings.seed, ...unseen.filter((card) => !seen.has(card) && !named.has(card))]
}

/** Whoever names a card is offered all printed cards, which reveals nothing. */
function nameable(state: InnovationState, { seat }: Viewer): ReadonlySet<string> {
  const naming = machine
    .pending(state)
    .filter(({ actor, kind }) => actor === seat && kind === ('named-card' satisfies QuestionKind))
  return new Set(naming.flatMap(choicesOf).map(({ title }) => String(title)))
}

/** The seats that somebody decided for since the last answer, and so saw what they see. */
function decidedBy(state: InnovationState, seat: number | undefined): readonly number[] {
  return state.news.flatMap((change) =>
    change.kind === 'decided' && seat !== undefined && [change.by, change.until].includes(seat)
      ? [change.seat]
      : [],
  )
}

interface TestViewer {
  readonly seat: number | undefined
  /** Seats through whose eyes this one saw too. */
  readonly decided: readonly number[]
}

function seenIn(board: Board, { seat, decided }: TestViewer, change: Change): readonly string[] {
  if (change.kind === 'revealed' || change.kind === 'executed') return [change.card]
  if (change.kind !== 'moved') return []
  const { card, from, to, shown } = change
  const eyes = [seat, ...decided]
  const seen = [from, to].some((zone) => eyes.some((eye) => sees(board, eye, { card, zone })))
  return shown || seen ? [card] : []
}

const TURN_KINDS = ['action', 'artifact-action']

function turn(state: InnovationState): string | undefined {
  return machine.pending(state).find(({ kind }) => TURN_KINDS.includes(kind))?.actor
}
