/** How large cards are drawn on a board, in px. */
export interface Geometry {
  /** The size of an upright card; a tapped one has width and height swapped. */
  readonly width: number
  readonly height: number
  readonly gap: number
  /** The height of the whole hand, including its title. */
  readonly hand: number
  readonly handCard: number
}

/** What the frame around the table leaves to it. */
export type Form = 'desktop' | 'tablet' | 'phone'

interface Board {
  readonly form: Form
  readonly height: number
  readonly players: number
}

const PHONE: Geometry = { width: 76, height: 88, gap: 5, hand: 114, handCard: 92 }
const ZONE_NAME = 18

/** Returns the form of the screen at a width of the window. */
export function formOf(width: number): Form {
  if (width < 768) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}

/** True on a tablet held upright: lands and other permanents get a row each. */
export const isTall = ({ form, height }: Pick<Board, 'form' | 'height'>): boolean =>
  form === 'tablet' && height > 900

/**
 * Returns the sizes with which two halves of a table, or one half below panels, fill the height of the board.
 */
export function geometryOf(board: Board): Geometry {
  if (board.form === 'phone') return PHONE
  const rows = isTall(board) && board.players === 2 ? 6 : 4
  const hand = clamp(146, board.height * (board.players > 2 ? 0.185 : 0.2), 208)
  const rest = 38 + rows * ZONE_NAME + 30 + hand + 46
  const height = clamp(90, Math.floor((board.height - rest) / rows), 138)
  return {
    width: Math.round(clamp(80, height * 0.8, 104)),
    height: Math.round(height),
    gap: 5,
    hand: Math.round(hand),
    handCard: Math.round(clamp(112, hand * 0.74, 150)),
  }
}

const SEAM = 26
/** What the viewer's half keeps free around its rows. */
const FREE = 46
const LOWEST_ROW = 90

const ownRows = (board: Board): number => (isTall(board) ? 3 : 2)

/**
 * Returns how high the opponents' panels may be: the hand and the lowest rows of the viewer's half stay below
 * them.
 */
export const panelsHeight = (geometry: Geometry, board: Board): number =>
  Math.max(240, board.height - geometry.hand - SEAM - FREE - ownRows(board) * (LOWEST_ROW + ZONE_NAME))

/**
 * Returns the sizes for the viewer's own half where the opponents stand above it as panels of the given
 * height.
 */
export function geometryBelow(geometry: Geometry, board: Board & { readonly panels: number }): Geometry {
  if (board.form === 'phone') return geometry
  const free = (board.height - board.panels - geometry.hand - SEAM - FREE) / ownRows(board) - ZONE_NAME
  const height = Math.floor(clamp(80, free, 120))
  return { ...geometry, height, width: Math.round(clamp(76, height * 0.8, 96)) }
}

/** Returns the middle one of the three. */
export const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value))
