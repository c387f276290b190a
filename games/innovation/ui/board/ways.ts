import { LOWEST_STRIP } from './geometry'

/** A way to draw a board, by what it leaves out. */
export interface BoardStyle {
  /** The most px that each covered card of a stack takes downwards. */
  readonly strip: number
  /** How the others are shown: top cards with their text, small ones, chips, or the smallest chips. */
  readonly others: 'texts' | 'small' | 'heads' | 'names'
  /** The viewer's hand: with text, small, in lines of names, or in one line that one pans. */
  readonly hand: 'texts' | 'small' | 'names' | 'line'
  /** Whether the viewer's top cards have their text. */
  readonly own: boolean
  /** Whether top cards take the room of empty stacks beside them. */
  readonly wide: boolean
}

const WHOLE: BoardStyle = { strip: 22, others: 'texts', hand: 'texts', own: true, wide: false }
const LOWER = 17

/** As low as it gets with all texts. */
const LOW: BoardStyle = { ...WHOLE, strip: LOWEST_STRIP, wide: true }

const FOR_TWO: readonly BoardStyle[] = [
  WHOLE,
  { ...WHOLE, strip: LOWER },
  { ...WHOLE, strip: LOWEST_STRIP },
  LOW,
  { ...LOW, hand: 'small' },
  { ...LOW, hand: 'names' },
  { ...LOW, others: 'small', hand: 'names' },
  { ...LOW, others: 'small', hand: 'line', own: false },
  { ...LOW, others: 'heads', hand: 'line' },
  { ...LOW, others: 'heads', hand: 'line', own: false },
]

const SMALL: BoardStyle = { ...WHOLE, others: 'small', wide: true }
const HEADS: BoardStyle = { ...WHOLE, others: 'heads', wide: true }

const FOR_MORE: readonly BoardStyle[] = [
  WHOLE,
  { ...WHOLE, wide: true },
  SMALL,
  { ...SMALL, strip: LOWER },
  { ...SMALL, strip: LOWEST_STRIP },
  HEADS,
  { ...HEADS, strip: LOWEST_STRIP },
  { ...HEADS, strip: LOWEST_STRIP, hand: 'small' },
  { ...HEADS, strip: LOWEST_STRIP, hand: 'names' },
  { ...HEADS, strip: LOWEST_STRIP, hand: 'line' },
  { ...HEADS, strip: LOWEST_STRIP, hand: 'line', others: 'names' },
  { ...LOW, others: 'names', hand: 'line', own: false },
]

/**
 * The ways to draw a board, the one that shows most first: what does not fit a window is drawn in the next.
 */
export const waysFor = (players: number): readonly BoardStyle[] => (players > 2 ? FOR_MORE : FOR_TWO)

/**
 * How much higher than they must be cards with text are, in px: all rows of the others, and of the
 * hand, together.
 */
export interface ExtraHeights {
  readonly own: number
  readonly others: number
  readonly hand: number
}

/** A way to draw a board, and what its cards take of the height that it leaves. */
export interface BoardFit {
  readonly way: BoardStyle
  readonly more: ExtraHeights
}

/** As where nothing has to fit: on a phone, which scrolls, and alone in a dialog. */
export const ANY_HEIGHT: BoardFit = { way: WHOLE, more: { own: 0, others: 0, hand: 0 } }

/** Cards with text are at most so much higher than they must be, where none needs more to be read. */
const MOST: ExtraHeights = { own: 86, others: 76, hand: 90 }
/** And where one does. */
const MOST_TO_READ: ExtraHeights = { own: 170, others: 170, hand: 260 }

interface Table {
  readonly players: number
  readonly hand: number
}

/**
 * Shares the free height of a board among the rows of cards with text: first what they need to be read, then
 * what is left. Where there are several others, they get no more than they need: their cards are narrow.
 */
export function moreOf(
  room: number,
  way: BoardStyle,
  { players, hand, needs }: Table & { readonly needs: ExtraHeights },
): ExtraHeights {
  const has = {
    own: way.own,
    others: way.others === 'texts',
    hand: way.hand === 'texts' && hand > 0,
  }
  const within = (row: keyof ExtraHeights, height: number) => (has[row] ? Math.max(0, height) : 0)
  const first = leastFirst(
    room,
    eachRow((row) => within(row, Math.min(needs[row], MOST_TO_READ[row]))),
  )
  const most = { ...MOST, others: players === 2 ? MOST.others : 0 }
  const rest = shared(
    room - sumOf(first),
    eachRow((row) => within(row, most[row] - first[row])),
  )
  return eachRow((row) => first[row] + rest[row])
}

const eachRow = (heightOf: (row: keyof ExtraHeights) => number): ExtraHeights => ({
  own: heightOf('own'),
  others: heightOf('others'),
  hand: heightOf('hand'),
})

/** Returns what rows get of a height, those that need least first: so most of them have all they need. */
function leastFirst(room: number, needs: ExtraHeights): ExtraHeights {
  let left = Math.max(0, room)
  const shares = { ...needs }
  for (const row of ascending(needs)) {
    shares[row] = Math.min(needs[row], left)
    left -= shares[row]
  }
  return shares
}

const ascending = (heights: ExtraHeights) =>
  (['own', 'others', 'hand'] as const).toSorted((one, other) => heights[one] - heights[other])

/** Shares a height equally among rows of which none takes more than its most. */
function shared(room: number, most: ExtraHeights): ExtraHeights {
  let left = Math.max(0, room)
  const shares = { ...most }
  const rows = ascending(most)
  rows.forEach((row, at) => {
    shares[row] = Math.min(most[row], Math.floor(left / (rows.length - at)))
    left -= shares[row]
  })
  return shares
}

export const sumOf = ({ own, others, hand }: ExtraHeights): number => own + others + hand
