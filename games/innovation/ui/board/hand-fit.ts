import type { FittedMeasure } from './geometry'
import type { BoardFit } from './ways'
import { type Form, handMeasure, SMALL } from './measures'

interface HandRoom extends BoardFit {
  /** The width of the whole panel, including the piles beside the hand. */
  readonly width: number
  readonly count: number
  /** How many piles would stand beside it. */
  readonly piles: number
}

/**
 * How a hand is drawn: the measure and size of its cards, and whether the viewer's own piles stand beside it.
 */
export interface HandFit {
  readonly measure: Pick<FittedMeasure, 'w' | 'h' | 'cell' | 'inset'>
  /** `line`: a line of words, where a board is much too high for the window. */
  readonly size: 'line' | 'small' | 'full'
  /** The width of the piles beside it, in px; 0 where there are none. */
  readonly beside: number
  /** Cards that do not fit beside the others go on in the next row; else one pans to them. */
  readonly wraps: boolean
}

/** The space between two cards of the hand, and what the edges of its panel take of its width, in px. */
const GAP = 6
const EDGES = 24
/** Before a hand loses its texts its cards are so narrow. */
const NARROWEST = 86
/** More rows would hide the board. */
const MOST_ROWS = 3
/** What score and achievements take beside the hand, and each further pile, and the space between. */
const BESIDE = 276
const PILE = 110
const SPACE = 16
const SMALL_WIDTH = 112
const SMALL_WIDEST = 150
const SMALL_GAP = 6
/** As high as one row of cards with text. */
const MOST_SMALL_ROWS = 2

/**
 * Cards with their text while they fit side by side, if need be without the piles and narrow, or in rows;
 * else small ones in rows. Where texts are cut, the piles give their room to them.
 */
export function handFit(form: Form, { way, more, width, count, piles }: HandRoom): HandFit {
  const one = handMeasure(form, more)
  const share = (taken: number, across = count) =>
    Math.floor((width - withSpace(taken) - EDGES - (across - 1) * GAP) / Math.max(1, across))
  const full = (beside: number): HandFit => ({
    measure: { ...one, w: Math.min(one.wMax, Math.max(NARROWEST, share(beside))) },
    size: 'full',
    beside,
    wraps: false,
  })
  if (form === 'phone') return { ...full(0), measure: { ...one, w: one.wMin } }
  if (way.hand === 'names' || way.hand === 'line')
    return {
      measure: { ...SMALL, w: SMALL_WIDTH },
      size: 'line',
      beside: 0,
      wraps: way.hand === 'names',
    }
  const beside = form === 'desktop' ? BESIDE + (piles - 2) * PILE : 0
  const small = smallRows(count, { width, beside })
  if (way.hand === 'small') return small
  if (share(beside) >= (way.wide ? one.wMax : one.wMin)) return full(beside)
  if (share(0) >= NARROWEST) return full(0)
  const most = Math.floor((width - EDGES + GAP) / (NARROWEST + GAP))
  const rows = Math.ceil(count / Math.max(1, most))
  if (rows > MOST_ROWS) return small
  const measure = handMeasure(form, more, rows)
  const w = Math.min(measure.wMax, share(0, Math.ceil(count / rows)))
  return { measure: { ...measure, w }, size: 'full', beside: 0, wraps: true }
}

const withSpace = (beside: number): number => (beside > 0 ? beside + SPACE : 0)

/** Small cards in rows; where those would be too high, in the room of the piles too. */
function smallRows(
  count: number,
  { width, beside }: { readonly width: number; readonly beside: number },
): HandFit {
  const most = (room: number) => Math.max(1, Math.floor((room - EDGES) / (SMALL_WIDTH + SMALL_GAP)))
  const rows = (room: number) => Math.ceil(count / most(room))
  const isHigh = rows(width - withSpace(beside)) > MOST_SMALL_ROWS
  const reserved = isHigh && rows(width) < rows(width - withSpace(beside)) ? 0 : beside
  const across = Math.ceil(count / Math.max(1, rows(width - withSpace(reserved))))
  const share = Math.floor((width - withSpace(reserved) - EDGES) / Math.max(1, across)) - SMALL_GAP
  const w = Math.max(SMALL_WIDTH, Math.min(SMALL_WIDEST, share))
  return { measure: { ...SMALL, w }, size: 'small', beside: reserved, wraps: true }
}
