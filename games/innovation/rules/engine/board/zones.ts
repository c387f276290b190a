import { COLORS, type Color, EXPANSIONS, type Expansion } from '../../facts/names'

/** The zones a player has. Colors are the stacks of the board. */
export const PLAYER_ZONES = [
  ...COLORS,
  'hand',
  'score',
  'forecast',
  'safe',
  'achievements',
  'artifact',
  'museum',
] as const
export type PlayerZone = (typeof PLAYER_ZONES)[number]

/** A zone's place in `Board.zones`. The same in every game, so that a zone is found without a look-up. */
export type ZoneIndex = number

const SEATS = 4
const PER_SEAT = PLAYER_ZONES.length
const VALUES = 12

export const AVAILABLE: ZoneIndex = SEATS * PER_SEAT
export const JUNK: ZoneIndex = AVAILABLE + 1
const DECKS = JUNK + 1
export const ZONE_COUNT = DECKS + EXPANSIONS.length * VALUES

/** What a zone is. Seat -1: it belongs to nobody. */
export interface Zone {
  readonly index: ZoneIndex
  readonly seat: number
  readonly kind: PlayerZone | 'available' | 'junk' | 'deck'
  readonly color?: Color
  readonly set?: Expansion
  readonly value?: number
  /** Who sees its cards (rules: innovation 5). */
  readonly sight: 'public' | 'private' | 'hidden'
}

const PRIVATE: ReadonlySet<string> = new Set(['hand', 'score', 'forecast'])
const HIDDEN: ReadonlySet<string> = new Set(['safe', 'achievements'])
const isColor = (kind: PlayerZone): kind is Color => COLORS.some((color) => color === kind)

function playerZone(index: ZoneIndex): Zone {
  const kind = PLAYER_ZONES[index % PER_SEAT] ?? 'hand'
  const sight = PRIVATE.has(kind) ? 'private' : HIDDEN.has(kind) ? 'hidden' : 'public'
  return { index, seat: Math.floor(index / PER_SEAT), kind, sight, ...(isColor(kind) ? { color: kind } : {}) }
}

function deckZone(index: ZoneIndex): Zone {
  const set = EXPANSIONS[Math.floor((index - DECKS) / VALUES)] ?? 'base'
  return { index, seat: -1, kind: 'deck', sight: 'hidden', set, value: (index - DECKS) % VALUES }
}

/** Every zone, by index. */
const ZONES: readonly Zone[] = Array.from({ length: ZONE_COUNT }, (_, index) => {
  if (index < AVAILABLE) return playerZone(index)
  if (index === AVAILABLE) return { index, seat: -1, kind: 'available', sight: 'hidden' }
  return index === JUNK ? { index, seat: -1, kind: 'junk', sight: 'hidden' } : deckZone(index)
})

const OFFSETS: Readonly<Record<string, number>> = Object.fromEntries(
  PLAYER_ZONES.map((kind, at) => [kind, at]),
)

export const zoneOf = (seat: number, kind: PlayerZone): ZoneIndex => seat * PER_SEAT + (OFFSETS[kind] ?? 0)

export const deckOf = (set: Expansion, value: number): ZoneIndex =>
  DECKS + EXPANSIONS.indexOf(set) * VALUES + value

export function zoneAt(index: ZoneIndex): Zone {
  const zone = ZONES[index]
  if (zone === undefined) throw new RangeError(`there is no zone ${index}`)
  return zone
}
