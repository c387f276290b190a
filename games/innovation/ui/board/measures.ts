import { type CardMeasure, fitted, OFFSETS, type Pack, type Room } from './geometry'
import type { BoardFit, ExtraHeights } from './ways'

export type Form = 'desktop' | 'tablet' | 'phone'

/** How wide a window each form begins at. */
export function formOf(windowWidth: number): Form {
  if (windowWidth >= 1024) return 'desktop'
  return windowWidth >= 768 ? 'tablet' : 'phone'
}

/** From this many sets on, there are too many kinds of actions and decks to stand as those of few do. */
export const MANY_SETS = 3

/** In px, where nothing can be measured. */
export const ASSUMED_WIDTH = 1080

/** The lowest card with two lines of text, and the lowest without. */
const WITH_TEXT = 82
const BARE = 58
/** A card with text beside empty stacks, where texts would be cut otherwise. */
const WIDEST = 300
/** A narrower card of another player has no text. */
const NARROWEST_WITH_TEXT = 96

const PHONE: CardMeasure = { cell: 15, inset: 2, h: 60, wMin: 110, wMax: 150, full: false }
const LARGE: CardMeasure = { cell: 16, inset: 3, h: WITH_TEXT, wMin: 138, wMax: 200, full: true }
const LARGE_TABLET: CardMeasure = { ...LARGE, cell: 15, inset: 2, wMin: 118, wMax: 190 }
export const SMALL: CardMeasure = { cell: 14, inset: 2, h: 59, wMin: 74, wMax: 104, full: false }
/** A tableau that is shown alone. */
export const ENLARGED: CardMeasure = { ...LARGE, cell: 18, h: 190, wMax: 240 }

interface SeatFit extends BoardFit {
  readonly own: boolean
  readonly packs: readonly Pack[]
  readonly room: Room
}

/** The cards of a tableau: the viewer's with their text, and others' where there is room for it. */
export function measureFor(form: Form, { own, packs, room, way, more }: SeatFit): CardMeasure {
  if (form === 'phone') return PHONE
  const { wMax, ...usual } = form === 'tablet' ? LARGE_TABLET : LARGE
  const large = { ...usual, wMax: way.wide ? WIDEST : wMax }
  const rise = way.strip * deepest(packs)
  if (own) return { ...large, h: (way.own ? WITH_TEXT : BARE) + more.own, full: way.own, rise }
  const full = { ...large, h: WITH_TEXT + more.others, rise }
  if (way.others === 'texts' && fitted(packs, full, room).w >= NARROWEST_WITH_TEXT) return full
  return { ...SMALL, wMax: form === 'tablet' ? 128 : SMALL.wMax, rise }
}

/** The most strips that a stack takes downwards. */
const deepest = (packs: readonly Pack[]): number =>
  Math.max(0, ...packs.map(({ count, splay }) => OFFSETS[splay][1] * (count - 1)))

/** The cards of the viewer's hand, in one row or several. */
export function handMeasure(form: Form, more: ExtraHeights, rows = 1): CardMeasure {
  if (form === 'phone') return { ...PHONE, h: 96, wMin: 132, wMax: 132, full: true }
  return { ...LARGE, h: WITH_TEXT + more.hand / rows, wMax: 240 }
}
