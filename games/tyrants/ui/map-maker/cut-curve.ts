import type { Point } from '../map/map-place'
import type { MakerCurve, MakerPoint } from './maker-document'

/*
 * A curve that leads through several locations is edited in parts, each from one of them to the next. The
 * first part remembers the whole curve, so that an unchanged curve is saved as it was read.
 */

type Bezier = readonly [Point, Point, Point, Point]
export type Handles = Pick<MakerCurve['points'], 'sourceHandle' | 'targetHandle'>

const between = ([x0, y0]: Point, [x1, y1]: Point, part: number): Point => [
  x0 + (x1 - x0) * part,
  y0 + (y1 - y0) * part,
]

const pairOf = ({ x, y }: MakerPoint): Point => [x, y]
const rounded = ([x, y]: Point): MakerPoint => ({ x: Math.round(x), y: Math.round(y) })

export const handlesAt = (first: Point, second: Point): Handles => ({
  sourceHandle: rounded(first),
  targetHandle: rounded(second),
})

/** Returns the handles of a straight curve. */
export const straightHandles = (from: Point, to: Point): Handles =>
  handlesAt(between(from, to, 1 / 3), between(from, to, 2 / 3))

/** Returns the parts of a curve before and after a point on it. */
function cutAt([p0, p1, p2, p3]: Bezier, part: number): readonly [Bezier, Bezier] {
  const [a, b, c] = [between(p0, p1, part), between(p1, p2, part), between(p2, p3, part)]
  const [d, e] = [between(a, b, part), between(b, c, part)]
  const middle = between(d, e, part)
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ]
}

const STEPS = 100

/** Returns how far along a curve it comes nearest to a point. */
function nearest(curve: Bezier, [x, y]: Point): number {
  const parts = Array.from({ length: STEPS - 1 }, (_, at) => (at + 1) / STEPS)
  const far = (part: number) => {
    const [, , , [cx, cy]] = cutAt(curve, part)[0]
    return Math.hypot(cx - x, cy - y)
  }
  return parts.reduce((best, part) => (far(part) < far(best) ? part : best), parts[0] ?? 0.5)
}

const moved = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): Point => [
  x + toX - fromX,
  y + toY - fromY,
]

/**
 * Returns the points of the parts of a curve that leads from center to center; each part ends at these
 * centers.
 */
export function partsOf(
  [start = [0, 0], ...stops]: readonly Point[],
  { sourceHandle, targetHandle }: Handles,
): readonly MakerCurve['points'][] {
  let source = start
  let rest: Bezier = [start, pairOf(sourceHandle), pairOf(targetHandle), stops.at(-1) ?? start]
  return stops.map((target, at) => {
    const [part, after] = at === stops.length - 1 ? [rest, rest] : cutAt(rest, nearest(rest, target))
    const [from, first, second, to] = part
    const points = {
      source: rounded(source),
      target: rounded(target),
      ...handlesAt(moved(first, from, source), moved(second, to, target)),
    }
    source = target
    rest = after
    return points
  })
}

const isAt = (one: MakerPoint, other: MakerPoint) => one.x === other.x && one.y === other.y
const ENDS = ['source', 'sourceHandle', 'targetHandle', 'target'] as const

/**
 * Returns all parts of the curve that this one begins; none if it begins none, or if one of them was changed.
 */
export function partsFrom(
  first: MakerCurve,
  curves: ReadonlyMap<string, MakerCurve>,
): readonly MakerCurve[] | undefined {
  if (first.whole === undefined) return undefined
  const parts = [first, ...first.whole.then.flatMap((id) => curves.get(id) ?? [])]
  const centers = [first.points.source, ...parts.map(({ points }) => points.target)].map(pairOf)
  const asCut = partsOf(centers, first.whole)
  const isWhole =
    parts.length === first.whole.then.length + 1 &&
    parts.every(({ points }, at) => {
      const cut = asCut[at]
      return cut !== undefined && ENDS.every((end) => isAt(points[end], cut[end]))
    })
  return isWhole ? parts : undefined
}
