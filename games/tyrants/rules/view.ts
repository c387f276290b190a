import { defined, type Outcome, type Viewer } from '@parlour/kernel'
import { type Board, type Change, firstSeat, type Later, type PlayerState } from './engine/board'
import { cardOf } from './engine/library'
import { roundOf, type Score, scoreOf } from './engine/scoring'
import { seesMove } from './engine/sight'
import {
  DEVOURED,
  GUARD,
  MARKET,
  MARKET_DECK,
  OUTCASTS,
  pileOf,
  PRIESTESS,
  type ZoneIndex,
  zoneAt,
} from './engine/zones'
import { type AnyMap, mapNamed } from './facts/map'
import type { Color, HalfDeck } from './facts/names'
import { type Owner, type Pile, piece } from './facts/piece'

/** A card that the viewer sees: which copy, and its name. */
export interface CardView {
  readonly id: string
  readonly name: string
}

/** A stack of one card beside the market. */
export interface StackView {
  /** The id of its top card. */
  readonly id: string
  readonly name: string
  readonly count: number
}

export interface PlayerView {
  readonly name: string
  readonly color?: Color
  readonly power: number
  readonly influence: number
  readonly points: number
  readonly reduceDraw: number
  /** Left in the barracks. */
  readonly troops: number
  readonly spies: number
  /** Troops in the trophy hall by owner: white ones first, then by seat. */
  readonly trophies: readonly number[]
  /** Only the viewer's own. */
  readonly hand?: readonly CardView[]
  readonly handSize: number
  readonly deckSize: number
  /** Names of what is in the deck, sorted; of another player together with the hand. */
  readonly deck: readonly string[]
  readonly played: readonly CardView[]
  readonly discard: readonly CardView[]
  readonly innerCircle: readonly CardView[]
  readonly score: Score
  /** Numbers of the locations where the player has presence. */
  readonly presence: readonly number[]
  /** Only on maps with gems. */
  readonly gems?: number
}

/** What stands at a location. Owners are seats, -1 for white troops. */
export interface PlaceView {
  readonly troops: readonly Owner[]
  readonly spies: readonly number[]
  /** The seat that controls it. */
  readonly control?: number
  readonly total?: true
  /** A gem lies here. */
  readonly gem?: true
}

/** Something that visibly happened since the last answer. Zones and seats are addresses. */
export type NewsItem =
  | Exclude<Change, { readonly kind: 'moved' | 'reshuffled' | 'turned' | 'over' | 'laid' }>
  | {
      readonly kind: 'moved'
      readonly card?: string
      readonly name?: string
      readonly from: string
      readonly to: string
    }
  | { readonly kind: 'reshuffled'; readonly seat: number; readonly count: number }
  | { readonly kind: 'turn'; readonly player: number }

/** What one viewer may know of a game of Tyrants. */
export interface TyrantsView {
  readonly map: AnyMap
  /** The seat that begins, where that is not the first. */
  readonly first?: number
  readonly halfDecks: readonly HalfDeck[]
  readonly houseCards: boolean
  readonly turn: {
    readonly player: string
    readonly round: number
    readonly phase: string
    /** The round is the last. */
    readonly ending: boolean
    /** What the end of the turn brings. */
    readonly later: readonly Later[]
    /** The newest devoured card is for sale. */
    readonly devouredOpen: boolean
    /**
     * Numbers of the sites whose marker has paid in this turn and is no longer held by who plays; left out
     * where there are none. Such a marker does not pay again.
     */
    readonly paidOut?: readonly number[]
  }
  /** In seat order. */
  readonly players: readonly PlayerView[]
  /** By number of the location. */
  readonly places: readonly PlaceView[]
  readonly market: readonly CardView[]
  readonly marketDeck: number
  readonly priestess?: StackView
  readonly guard?: StackView
  readonly outcasts?: StackView
  /** Oldest first. */
  readonly devoured: readonly CardView[]
  /** White troops in the bank. */
  readonly bank: number
  readonly news: readonly NewsItem[]
  readonly outcome?: Outcome
}

/** Builds the view of one viewer from nothing. */
export function viewOf(board: Board, news: readonly Change[], viewer: Viewer): TyrantsView {
  const found = board.players.findIndex(({ name }) => name === viewer.seat)
  const seat = found === -1 ? undefined : found
  const { turn } = board
  const { phase, ending, later, devouredOpen } = turn
  return {
    map: board.map,
    ...(board.setter === undefined ? {} : { first: firstSeat(board) }),
    halfDecks: board.halfDecks,
    houseCards: board.houseCards,
    turn: {
      player: board.players[turn.player]?.name ?? '',
      round: roundOf(board),
      phase,
      ending,
      later,
      devouredOpen,
      ...paidOut(board),
    },
    players: board.players.map((player, at) => playerView(board, player, { at, isOwn: at === seat })),
    places: placesOf(board),
    market: cardsOf(board, MARKET),
    marketDeck: (board.zones[MARKET_DECK] ?? []).length,
    ...stacksOf(board),
    devoured: cardsOf(board, DEVOURED),
    bank: board.bank,
    news: news.map((change) => newsItem(board, change, seat)).filter((item) => item !== undefined),
    ...defined({ outcome: board.outcome }),
  }
}

/** The paid markers that who plays has lost again. */
function paidOut({ turn, ground }: Board): Pick<TyrantsView['turn'], 'paidOut'> {
  const lost = turn.paid.filter((at) => ground.control[at] !== turn.player)
  return lost.length === 0 ? {} : { paidOut: lost }
}

/** The faces of a zone that the viewer sees. */
const cardsOf = (board: Board, zone: ZoneIndex): readonly CardView[] =>
  (board.zones[zone] ?? []).map((id) => ({ id, name: cardOf(board, id).name }))

const namesOf = (board: Board, zones: readonly ZoneIndex[]): readonly string[] =>
  zones.flatMap((zone) => (board.zones[zone] ?? []).map((id) => cardOf(board, id).name)).sort()

interface LocationLook {
  readonly at: number
  readonly isOwn: boolean
}

function playerView(board: Board, player: PlayerState, { at, isOwn }: LocationLook): PlayerView {
  const { name, color, power, influence, points, reduceDraw, troops, spies, trophies } = player
  const zone = (pile: Pile) => pileOf(at, pile)
  const count = (pile: Pile) => (board.zones[zone(pile)] ?? []).length
  return {
    name,
    ...defined({ color }),
    power,
    influence,
    points,
    reduceDraw,
    troops,
    spies,
    trophies,
    ...(isOwn ? { hand: cardsOf(board, zone('hand')) } : {}),
    handSize: count('hand'),
    deckSize: count('deck'),
    deck: namesOf(board, isOwn ? [zone('deck')] : [zone('deck'), zone('hand')]),
    played: cardsOf(board, zone('played')),
    discard: cardsOf(board, zone('discard')),
    innerCircle: cardsOf(board, zone('inner-circle')),
    score: scoreOf(player),
    presence: presenceOf(board, at),
    ...defined({ gems: player.gems }),
  }
}

/** Numbers of the locations where a seat has presence. */
export function presenceOf({ ground }: Board, seat: number): readonly number[] {
  return (ground.presence[seat] ?? []).flatMap((count, at) => (count > 0 ? [at] : []))
}

function placesOf({ map, ground, gems = [] }: Board): readonly PlaceView[] {
  return mapNamed(map).locations.map(({ index }) => {
    const control = ground.control[index] ?? -1
    return {
      troops: ground.troops[index] ?? [],
      spies: ground.spies[index] ?? [],
      ...(control < 0 ? {} : { control }),
      ...(ground.total[index] === true ? { total: true as const } : {}),
      ...(gems.includes(index) ? { gem: true as const } : {}),
    }
  })
}

/** The stacks beside the market; an empty one is not there. */
function stacksOf(board: Board): Pick<TyrantsView, 'priestess' | 'guard' | 'outcasts'> {
  const stack = (zone: ZoneIndex) => {
    const [top, ...rest] = cardsOf(board, zone)
    return top === undefined ? undefined : { ...top, count: rest.length + 1 }
  }
  const [priestess, guard, outcasts] = [stack(PRIESTESS), stack(GUARD), stack(OUTCASTS)]
  return {
    ...defined({ priestess, guard, outcasts }),
  }
}

function newsItem(board: Board, change: Change, seat: number | undefined): NewsItem | undefined {
  switch (change.kind) {
    case 'moved': {
      const { card, from, to } = change
      const face = seesMove(seat, change) ? { card, name: cardOf(board, card).name } : {}
      return { kind: 'moved', ...face, from: addressOf(from), to: addressOf(to) }
    }
    case 'reshuffled':
      return { kind: 'reshuffled', seat: change.seat, count: change.cards.length }
    case 'turned':
      return change.turn.phase === 'start' ? { kind: 'turn', player: change.turn.player } : undefined
    case 'over':
    case 'laid':
      return undefined
    default:
      return change
  }
}

function addressOf(zone: ZoneIndex): string {
  const { seat, pile, stack } = zoneAt(zone)
  return stack === undefined ? piece.pile(seat, pile) : piece.stack(stack)
}
