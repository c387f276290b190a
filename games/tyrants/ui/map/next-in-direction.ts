import type { Point } from './map-place'

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much a step aside counts against a step ahead. */
const ASIDE = 2

/**
 * The place in the list of the point that an arrow key leads to: the nearest that lies that way; undefined
 * for other keys and at the rim.
 */
export function nextInDirection(points: readonly Point[], from: Point, key: string): number | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  let [best, least]: [number | undefined, number] = [undefined, Infinity]
  for (const [at, [x, y]] of points.entries()) {
    const [right, down] = [x - from[0], y - from[1]]
    const ahead = right * direction[0] + down * direction[1]
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0])
    const far = ahead + ASIDE * aside
    if (ahead > 0 && aside <= ahead * ASIDE && far < least) [best, least] = [at, far]
  }
  return best
}
