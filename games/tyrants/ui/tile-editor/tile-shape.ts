import { DRAWN_RADIUS } from '../../rules/facts/drawn-tile'
import type { Point } from '../map/map-place'

/** The middles of the edges, clockwise from the top, where connectors to them end. */
export const EDGE_SPOTS: readonly Point[] = [
  [0, -135],
  [117, -67],
  [117, 67],
  [0, 135],
  [-117, 67],
  [-117, -67],
]

/** From the center to the middle of an edge. */
const APOTHEM = (DRAWN_RADIUS * Math.sqrt(3)) / 2
/** Returns the middle of an edge, clockwise from the top: connectors end a little beyond it. */
export const edgeMiddle = (edge: number): Point => turned([0, -APOTHEM], edge)

/** So far from the edge the center of a site stays. */
const INSET = 6
const GRID = 5
const NEAR = 8

/** Returns a point turned clockwise around the center of the tile, by 60 degrees so often. */
export function turned([x, y]: Point, times: number): Point {
  const angle = (times * Math.PI) / 3
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, y * cos + x * sin]
}

/** Returns the nearest point within the tile. */
export function inTile(point: Point): Point {
  let [x, y] = point
  // A point beyond a corner is brought inside of one edge, then of the other.
  for (const _ of [1, 2])
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const angle = Math.PI / 6 + (at * Math.PI) / 3
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
      const beyond = Math.max(0, x * nx + y * ny - (APOTHEM - INSET))
      x -= beyond * nx
      y -= beyond * ny
    }
  return [x, y]
}

/** Returns a point on the grid, or on the middle of an edge that it is near. */
export function snapped([x, y]: Point): Point {
  const edge = EDGE_SPOTS.map(inTile).find(([ex, ey]) => Math.hypot(ex - x, ey - y) < NEAR)
  return edge ?? [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID]
}

/** By how much an arrow key moves a site, as it is seen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-GRID, 0],
  ArrowRight: [GRID, 0],
  ArrowUp: [0, -GRID],
  ArrowDown: [0, GRID],
}

/** The corners of the tile, for the `points` of a polygon, at this many times its size. */
export const cornersAt = (scale: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((at) => (at * Math.PI) / 3)
    .map((angle) =>
      [Math.cos(angle), Math.sin(angle)].map((part) => (part * DRAWN_RADIUS * scale).toFixed(1)).join(','),
    )
    .join(' ')
