import { defined, once, type Outcome, type Piece, type Request, type Viewer } from '@parlour/kernel'
import { progressOf } from './engine/game/claiming'
import {
  achievementsOf,
  availableCards,
  costOf,
  type ExtraAchievement,
  extraAchievementsOf,
  eligibility,
  iconsOf,
  limitOf,
  scoreOf,
  toWin,
} from './engine/game/count'
import { nextDeck } from './engine/game/drawing'
import type { Progress } from './engine/language/language'
import { backOfCard, isAchievement } from './engine/board/library'
import { placePiece } from './engine/board/place-name'
import { sees } from './engine/board/sight'
import type { Table } from './engine/board/table'
import { roundOf } from './engine/turn/turns'
import type { Board, Change } from './engine/board/board'
import { type KarmaInForce, karmasInForce } from './karmas-in-force'
import {
  AVAILABLE,
  deckOf,
  JUNK,
  PLAYER_ZONES,
  type PlayerZone,
  type ZoneIndex,
  zoneOf,
} from './engine/board/zones'
import { type Color, COLORS, type Expansion, ICONS, type Splay, type StandardIcon } from './facts/names'
import type { Back } from './facts/piece'
import { countOf, hexesOf, standardPrice } from './facts/visible'
import { type PublicQuestion, publicQuestion } from './public-question'

/** A card as a viewer sees it: its name, or what its back shows. */
export type ShownCard = string | Back

export interface StackView {
  /** Names of cards, top first. */
  readonly stack: readonly string[]
  readonly splay: Splay
  /** How often each icon shows; absent where it does not. */
  readonly counts: Readonly<Partial<Record<StandardIcon, number>>>
  /** Cards whose hex shows. */
  readonly hexes: number
  /** Places of cards whose echo effect shows, from the top. */
  readonly echoes: readonly number[]
}

type Pile = Exclude<PlayerZone, Color>

export interface PlayerView {
  /** The place in seat order, from 0. */
  readonly seat: number
  readonly name: string
  readonly eliminated: boolean
  readonly stacks: Readonly<Record<Color, StackView>>
  readonly piles: Readonly<Record<Pile, readonly ShownCard[]>>
  /** As the rules count them, karmas included. */
  readonly score: number
  readonly icons: Readonly<Record<StandardIcon, number>>
  readonly bonuses: readonly number[]
  readonly achievements: number
  /** The cards that count among those without being any; absent where there are none. */
  readonly extras?: readonly ExtraAchievement[]
  /** How many cards forecast and safe may hold. */
  readonly limit: number
  /** The values of available achievements that the player may claim now; absent where there are none. */
  readonly claims?: readonly number[]
  /** The points that a value takes, where karmas make it another number than `standardPrice` says. */
  readonly prices?: Readonly<Record<number, number>>
  /** The karmas that work on this player; absent where there are none. */
  readonly karmas?: readonly KarmaInForce[]
  /** What a normal draw would come from now, karmas apart; absent above the highest value. */
  readonly nextDraw?: { readonly set: Expansion; readonly value: number }
}

/** Something that visibly happened since the last answer. Places are addresses. */
export type NewsItem =
  | { readonly kind: 'moved'; readonly card: ShownCard; readonly from: Piece; readonly to: Piece }
  | { readonly kind: 'splayed'; readonly player: string; readonly color: Color; readonly splay: Splay }
  | { readonly kind: 'revealed'; readonly card: string }
  | { readonly kind: 'turn'; readonly player: string; readonly action: number }

/** What one viewer may know of a game of Innovation. */
export interface InnovationView {
  readonly expansions: readonly Expansion[]
  readonly toWin: number
  readonly turn: {
    readonly player: string
    readonly action: number
    readonly round: number
    readonly phase: string
  }
  /** Two against two: those who sit across play together. */
  readonly teams?: true
  /** In seat order. */
  readonly players: readonly PlayerView[]
  readonly available: readonly ShownCard[]
  /** How far everybody has come with the special achievements that are available, in seat order. */
  readonly specials: Readonly<Record<string, readonly Progress[]>>
  readonly junk: readonly ShownCard[]
  /** There are cards of value 0. */
  readonly ageZero?: true
  /** Per set in play, cards left by value from 0. */
  readonly decks: Readonly<Partial<Record<Expansion, readonly number[]>>>
  readonly revealed: readonly string[]
  readonly news: readonly NewsItem[]
  /** What is asked of whom, as far as everybody may know it; absent where nobody is asked. */
  readonly asked?: readonly PublicQuestion[]
  readonly outcome?: Outcome
}

/** What a view is built from. */
interface ViewSource {
  readonly table: Table
  readonly news: readonly Change[]
  readonly pending: readonly Request[]
}

/** Builds the view of one viewer from nothing (rules: innovation 5). */
export function viewOf({ table, news, pending }: ViewSource, viewer: Viewer): InnovationView {
  const { board } = table
  const seat = board.players.findIndex(({ name }) => name === viewer.seat)
  const look = looker(board, seat === -1 ? undefined : seat)
  const { players, ...open } = once(openTables, board, () => openTable(table))
  return {
    players: players.map((player) => ({ piles: pilesOf(player.seat, look), ...player })),
    available: look(AVAILABLE),
    junk: look(JUNK),
    news: news.map((change) => newsItem(table, change, seat)).filter((item) => item !== undefined),
    ...(pending.length === 0 ? {} : { asked: pending.map(publicQuestion) }),
    ...open,
  }
}

/** What everybody sees of a board: made once for all its viewers. */
type OpenTable = Omit<InnovationView, 'players' | 'available' | 'junk' | 'news' | 'asked'> & {
  readonly players: readonly OpenPlayer[]
}
type OpenPlayer = Omit<PlayerView, 'piles'>
const openTables = new WeakMap<Board, OpenTable>()

function openTable(table: Table): OpenTable {
  const { board } = table
  const { turn, expansions } = board
  return {
    expansions,
    toWin: toWin(table),
    turn: {
      player: table.nameOf(turn.player),
      action: turn.action,
      round: roundOf({ board }),
      phase: turn.phase,
    },
    players: table.everyone.map((player) => openPlayer(table, player)),
    specials: specialsOf(table),
    decks: Object.fromEntries(
      expansions.map((set) => [set, VALUES.map((value) => table.cards(deckOf(set, value)).length)]),
    ),
    revealed: board.revealed,
    ...(board.teams ? { teams: true } : {}),
    ...(board.ageZero || table.cards(deckOf('base', 0)).length > 0 ? { ageZero: true } : {}),
    ...defined({ outcome: board.outcome }),
  }
}

/** Special achievements that are earned between actions, and how far each player has come. */
function specialsOf(table: Table): InnovationView['specials'] {
  const found: Record<string, readonly Progress[]> = {}
  for (const name of table.cards(AVAILABLE)) {
    if (!isAchievement(name)) continue
    const all = table.everyone.map((player) => progressOf(table, player, name))
    const known = all.filter((progress) => progress !== undefined)
    if (known.length === all.length) found[name] = known
  }
  return found
}

/** What a player may claim, and what it costs where that is no ordinary price. */
function claimsOf(table: Table, player: number): Pick<PlayerView, 'claims' | 'prices'> {
  const values = [...new Set(availableCards(table, AVAILABLE).map(({ age }) => age as number))]
  const eligible = eligibility(table, player)
  const claims = values.filter(eligible)
  const owned = availableCards(table, zoneOf(player, 'achievements')).map(({ age }) => age as number)
  const prices = values
    .map((value) => [value, costOf(table, player, value)] as const)
    .filter(([value, price]) => price !== standardPrice(value, owned))
  return {
    ...(claims.length === 0 ? {} : { claims }),
    ...(prices.length === 0 ? {} : { prices: Object.fromEntries(prices) }),
  }
}

const VALUES = Array.from({ length: 12 }, (_, value) => value)

type Look = (zone: ZoneIndex) => readonly ShownCard[]

function looker(board: Board, seat: number | undefined): Look {
  return (zone) => {
    const cards = board.zones[zone] ?? []
    const shows = (card: string) => sees(board, seat, { card, zone })
    return cards.every(shows) ? cards : cards.map((card) => (shows(card) ? card : faceDown(card)))
  }
}

const faceDown = (card: string): ShownCard => backOfCard(card) ?? card

const PILES = PLAYER_ZONES.filter((kind): kind is Pile => !COLORS.some((color) => color === kind))

const pilesOf = (player: number, look: Look): PlayerView['piles'] =>
  byKey(PILES, (kind) => look(zoneOf(player, kind)))

function openPlayer(table: Table, player: number): OpenPlayer {
  const { name, eliminated } = table.player(player)
  const nextDraw = nextDeck(table, player)
  const karmas = karmasInForce(table, player)
  const extras = extraAchievementsOf(table, player)
  return {
    seat: player,
    name,
    eliminated,
    stacks: byKey(COLORS, (color) => stackView(table, player, color)),
    score: scoreOf(table, player),
    icons: byKey(ICONS, (icon) => iconsOf(table, player, icon)),
    bonuses: table.bonuses(player),
    achievements: achievementsOf(table, player).total,
    limit: limitOf(table, player),
    ...(extras.length === 0 ? {} : { extras }),
    ...claimsOf(table, player),
    ...(karmas.length === 0 ? {} : { karmas }),
    ...defined({ nextDraw }),
  }
}

/** What was made of each list of cards that is a stack: most stacks stay as they are from board to board. */
const stackViews = new WeakMap<readonly string[], StackView>()

function stackView(table: Table, player: number, color: Color): StackView {
  const [stack, splay] = [table.zone(player, color), table.splay(player, color)]
  const known = stackViews.get(stack)
  if (known?.splay === splay) return known
  const visible = table.visible(player, color)
  const counts: Partial<Record<StandardIcon, number>> = {}
  for (const icon of ICONS) if (countOf(visible, icon) > 0) counts[icon] = countOf(visible, icon)
  const hexes = hexesOf(visible)
  const made = { stack, splay, counts, hexes, echoes: table.echoPlaces(player, color) }
  stackViews.set(stack, made)
  return made
}

function byKey<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {}
  for (const key of keys) made[key] = make(key)
  return made as Record<K, V>
}

function newsItem(table: Table, change: Change, seat: number): NewsItem | undefined {
  switch (change.kind) {
    case 'moved': {
      const { card, from, to, shown } = change
      const viewer = seat === -1 ? undefined : seat
      const seen = shown || [from, to].some((zone) => sees(table.board, viewer, { card, zone }))
      return {
        kind: 'moved',
        card: seen ? card : faceDown(card),
        from: placePiece(from),
        to: placePiece(to),
      }
    }
    case 'splayed': {
      const color = COLORS[change.color]
      return color === undefined
        ? undefined
        : { kind: 'splayed', player: table.nameOf(change.seat), color, splay: change.splay }
    }
    case 'revealed':
      return { kind: 'revealed', card: change.card }
    case 'turned':
      return { kind: 'turn', player: table.nameOf(change.turn.player), action: change.turn.action }
    default:
      return undefined
  }
}
