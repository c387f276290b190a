import type { Slot } from './layouts'

type Point = readonly [x: number, y: number]

/** From the center of a tile to its corners, in units of the drawing. */
export const TILE_RADIUS = 260
/** The box around a tile, which is not square. */
export const TILE_BOX: Point = [2 * TILE_RADIUS, Math.sqrt(3) * TILE_RADIUS]

/** Returns the center of a slot on the drawing. */
export const slotCenter = ({ q, r }: Pick<Slot, 'q' | 'r'>): Point => [
  TILE_BOX[0] * 0.75 * q,
  TILE_BOX[1] * (q / 2 + r),
]

/** How a tile lies: in which slot, and turned how often. */
export interface TilePlace {
  readonly rotation: number
  readonly slot: Slot
}

/**
 * Returns where a location of a tile is drawn: turned in pixels around the center of the tile, since its box
 * is not square (rules: tyrants 15.6).
 */
export function turnedPoint([right, down]: Point, { rotation, slot }: TilePlace): [number, number] {
  const [x, y] = slotCenter(slot)
  const [dx, dy] = [(right - 0.5) * TILE_BOX[0], (down - 0.5) * TILE_BOX[1]]
  const angle = (rotation * Math.PI) / 3
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [roundedLength(x + dx * cos - dy * sin), roundedLength(y + dy * cos + dx * sin)]
}

/** Returns a length to a tenth: more is not seen. */
export const roundedLength = (length: number): number => Math.round(length * 10) / 10
