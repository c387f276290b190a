import type { FittedMeasure } from './geometry'
import { HAND_EDGES, HAND_GAP, NARROWEST_WITH_TEXT } from './hand-rows'
import { type Form, handMeasure, SMALL, type Spare } from './measures'

interface HandRoom {
  readonly players: number
  readonly spare: Spare
  /** Of the whole panel, the piles beside the hand included. */
  readonly width: number
  readonly count: number
  /** How many piles would stand beside it. */
  readonly piles: number
}

interface RowRoom {
  readonly width: number
  readonly beside: number
  readonly tight: boolean
}

/** How a hand is drawn: the measure and size of its cards, and whether the viewer's own piles stand beside it. */
export interface HandFit {
  readonly measure: Pick<FittedMeasure, 'w' | 'h' | 'cell' | 'inset'>
  /** `names`: a line of words, where a board is much too high for the window. */
  readonly size: 'names' | 'small' | 'full'
  /** The width of the piles beside it, in px; 0 where there are none. */
  readonly beside: number
  /** Cards that do not fit beside the others go on in the next row; else one pans to them. */
  readonly wraps: boolean
}

/** What score and achievements take beside the hand, and each further pile. */
const BESIDE = 276
const PILE = 110
const SMALL_WIDTH = 112
/** Where every row counts. */
const TIGHT_WIDTH = 100
const SMALL_WIDEST = 150
const SMALL_GAP = 6
/** As high as one row of cards with text. */
const MOST_ROWS = 2

/** Cards with their text while they fit side by side, if need be without the piles and narrow, or in rows; else small ones in rows. */
export function handFit(form: Form, { players, spare, width, count, piles }: HandRoom): HandFit {
  const measure = handMeasure(form, { players, spare })
  const share = (room: number, across = count) =>
    Math.floor((room - HAND_EDGES - (across - 1) * HAND_GAP) / Math.max(1, across))
  const full = (beside: number, least = measure.wMin): HandFit => ({
    measure: { ...measure, w: Math.max(least, Math.min(measure.wMax, share(width - beside))) },
    size: 'full',
    beside,
    wraps: false,
  })
  if (form === 'phone') return full(0)
  if (spare.crowded !== undefined)
    return { measure: { ...SMALL, w: SMALL_WIDTH }, size: 'names', beside: 0, wraps: true }
  const beside = form === 'desktop' ? BESIDE + (piles - 2) * PILE : 0
  const small = smallRows(count, { width, beside, tight: spare.tight })
  if (spare.tight) return small
  const fits = (used: number) => share(width - used) >= measure.wMin
  if (fits(beside)) return full(beside)
  if (fits(0)) return full(0)
  if (share(width) >= NARROWEST_WITH_TEXT) return full(0, NARROWEST_WITH_TEXT)
  const { handRows } = spare
  if (handRows === undefined) return small
  const w = Math.min(measure.wMax, share(width, Math.ceil(count / handRows.rows)))
  return { measure: { ...measure, h: handRows.h, w }, size: 'full', beside: 0, wraps: true }
}

/** Small cards in rows; where those would be too high, in the room of the piles too. */
function smallRows(count: number, { width, beside, tight }: RowRoom): HandFit {
  const least = tight ? TIGHT_WIDTH : SMALL_WIDTH
  const most = (room: number) => Math.max(1, Math.floor((room - HAND_EDGES) / (least + SMALL_GAP)))
  const rows = (room: number) => Math.ceil(count / most(room))
  const isHigh = tight || rows(width - beside) > MOST_ROWS
  const kept = isHigh && rows(width) < rows(width - beside) ? 0 : beside
  const across = Math.ceil(count / Math.max(1, rows(width - kept)))
  const share = Math.floor((width - kept - HAND_EDGES) / Math.max(1, across)) - SMALL_GAP
  const w = Math.max(least, Math.min(SMALL_WIDEST, share))
  return { measure: { ...SMALL, w }, size: 'small', beside: kept, wraps: true }
}
