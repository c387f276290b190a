import type { Point } from './map-place'

/** A way between two sites: a curve with one bend, from center to center. */
export interface RouteCurve {
  readonly from: Point
  readonly to: Point
  /** The point that the curve is drawn towards. */
  readonly over: Point
}

const STEPS = 64

/** The curve between two sites whose middle lies `bend` beside the straight line. */
export function routeCurve(from: Point, to: Point, bend: Point = [0, 0]): RouteCurve {
  const over: Point = [(from[0] + to[0]) / 2 + 2 * bend[0], (from[1] + to[1]) / 2 + 2 * bend[1]]
  return { from, to, over }
}

/** The curve for the `d` of an SVG path. */
export const curvePath = ({ from, over, to }: RouteCurve): string =>
  `M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`

function pointAt({ from, over, to }: RouteCurve, t: number): Point {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
  return [a * from[0] + b * over[0] + c * to[0], a * from[1] + b * over[1] + c * to[1]]
}

/** Returns points along a curve that is drawn with two handles, as those of own maps are. */
export const alongHandles = (
  from: Point,
  [first, second]: readonly [Point, Point],
  to: Point,
): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const [t, u] = [step / STEPS, 1 - step / STEPS]
    const on = (axis: 0 | 1) =>
      u ** 3 * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * to[axis]
    return [on(0), on(1)]
  })

/** A rectangle around its center. */
export interface CurveArea {
  readonly center: Point
  readonly width: number
  readonly height: number
}

const isInside = ([x, y]: Point, { center, width, height }: CurveArea): boolean =>
  Math.abs(x - center[0]) < width / 2 && Math.abs(y - center[1]) < height / 2

/** The part of a curve that is not covered by the boxes at its ends, as points along it. */
export function openPart(curve: RouteCurve, ends: readonly CurveArea[]): readonly Point[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(curve, step / STEPS))
  const open = points.filter((point) => !ends.some((end) => isInside(point, end)))
  return open.length > 1 ? open : points
}

/** The length of a line through points. */
function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distance(point, points[at] ?? point), 0)
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])

/** `count` points spread evenly over a line, away from its ends. */
export function spread(points: readonly Point[], count: number): readonly Point[] {
  const total = lengthOf(points)
  return Array.from({ length: count }, (_, index) => alongLine(points, (total * (index + 1)) / (count + 1)))
}

function alongLine(points: readonly Point[], far: number): Point {
  let left = far
  for (const [at, point] of points.slice(1).entries()) {
    const before = points[at] ?? point
    const length = distance(before, point)
    if (length >= left && length > 0) {
      const part = left / length
      return [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]
    }
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}
