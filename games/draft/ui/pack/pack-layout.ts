/**
 * How wide cards of the pack are: as the whole pack fits, 220 px, or as large as a card is shown elsewhere.
 */
export const CARD_SIZES = ['fit', '220', 'larger'] as const
export type CardSize = (typeof CARD_SIZES)[number]

export interface PackBox {
  /** The room for cards, in px. */
  readonly width: number
  readonly height: number
  readonly count: number
  readonly size: CardSize
}

/** The grid of the pack, in px. */
export interface PackLayout {
  readonly across: number
  readonly cardWidth: number
  readonly rowHeight: number
}

/**
 * Between two cards.
 * @internal
 */
export const PACK_GAP = 8
const USUAL = { cardWidth: 220, least: 252, most: 308 }
const LARGER = { cardWidth: 270, least: 377, most: 377 }
/** Narrower no card is made on a screen that is not a phone's. */
const NARROWEST = 130
/**
 * Lower than the first no row is made as long as narrower cards make higher ones; lower than the second the
 * pack scrolls.
 */
const LOW = 160
const LOWEST = 128
/** In a narrower box two cards stand beside each other, and three rows are seen. */
const PHONE = 476

/**
 * The grid for a pack in a box. Where the whole pack fits, its cards are as wide as they can be, up to 220
 * px; else cards keep their size and the pack scrolls.
 */
export function packLayout(box: PackBox): PackLayout {
  if (box.width < PHONE) return phoneLayout(box)
  if (box.size === 'larger') return scrolling(box, LARGER)
  if (box.size === '220') return scrolling(box, USUAL)
  const most = mostAcross(box)
  const grids = Array.from({ length: most }, (_, index) => gridOf(box, index + 1)).filter(
    ({ cardWidth }) => cardWidth >= NARROWEST,
  )
  const [widest] = grids
    .filter(({ rowHeight }) => rowHeight >= LOW)
    .toSorted((a, b) => b.cardWidth - a.cardWidth || b.rowHeight - a.rowHeight || a.across - b.across)
  const [highest] = grids
    .filter(({ rowHeight }) => rowHeight >= LOWEST)
    .toSorted((a, b) => b.rowHeight - a.rowHeight)
  return widest ?? highest ?? scrolling(box, USUAL)
}

/** A single card stands alone, up to six stand three beside each other at most (rules: screens 1.2). */
const mostAcross = ({ count }: PackBox): number => (count <= 1 ? 1 : count <= 6 ? 3 : count)

function gridOf({ width, height, count }: PackBox, across: number): PackLayout {
  const rows = Math.ceil(count / across)
  return {
    across,
    cardWidth: Math.min(USUAL.cardWidth, Math.floor((width - (across - 1) * PACK_GAP) / across)),
    rowHeight: Math.min(USUAL.most, Math.floor((height - (rows - 1) * PACK_GAP) / rows)),
  }
}

type FixedSize = typeof USUAL

function scrolling({ width, height, count }: PackBox, { cardWidth, least, most }: FixedSize): PackLayout {
  const fitting = Math.max(1, Math.floor((width + PACK_GAP) / (cardWidth + PACK_GAP)))
  const across = Math.min(fitting, Math.max(count, 1))
  const rows = Math.ceil(count / across)
  const even = Math.floor((height - (rows - 1) * PACK_GAP) / Math.max(rows, 1))
  return { across, cardWidth, rowHeight: Math.max(least, Math.min(most, even)) }
}

function phoneLayout({ width, height, count }: PackBox): PackLayout {
  const across = count <= 1 ? 1 : 2
  const cardWidth = Math.min(USUAL.cardWidth, Math.floor((width - (across - 1) * PACK_GAP) / across))
  // Three rows are seen of a large pack; fewer take the room that there is, up to the printed shape.
  const rows = Math.max(1, Math.min(3, Math.ceil(count / across)))
  const even = Math.floor((height - (rows - 1) * PACK_GAP) / rows)
  const printed = Math.floor((cardWidth * USUAL.most) / USUAL.cardWidth)
  return { across, cardWidth, rowHeight: Math.max(LOWEST, Math.min(printed, even)) }
}
