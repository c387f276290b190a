import type { Point } from './map-place'

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much a step aside counts against a step ahead. */
const ASIDE = 2

/** The location that an arrow key leads to from another: the nearest that lies that way; undefined for other keys and at the rim. */
export function nextInDirection(
  centers: ReadonlyMap<string, Point>,
  from: string,
  key: string,
): string | undefined {
  const direction = DIRECTIONS[key]
  const start = centers.get(from)
  if (direction === undefined || start === undefined) return undefined
  let [best, least]: [string | undefined, number] = [undefined, Infinity]
  for (const [name, [x, y]] of centers) {
    const [right, down] = [x - start[0], y - start[1]]
    const ahead = right * direction[0] + down * direction[1]
    const aside = Math.abs(right * direction[1]) + Math.abs(down * direction[0])
    const far = ahead + ASIDE * aside
    if (ahead > 0 && aside <= ahead * ASIDE && far < least) [best, least] = [name, far]
  }
  return best
}
