import type { LineChart } from '@parlour/kernel'

/** How large a chart is drawn, with room for the words at its edges, all in px. */
export interface ChartBox {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The least distance of two names at the ends of the lines. */
  readonly line: number
}

/** A number at an axis, and how far along it stands. */
export interface Tick {
  readonly value: number
  readonly at: number
}

/** The line of a seat: its path, its last value, and how high its name stands. */
export interface DrawnLine {
  readonly path: string
  readonly last: number
  readonly nameAt: number
}

/** A line chart in px. */
export interface LineGeometry {
  readonly x: (round: number) => number
  readonly rounds: readonly Tick[]
  readonly values: readonly Tick[]
  readonly lines: readonly DrawnLine[]
}

const MOST_VALUE_TICKS = 4
const PX_PER_ROUND_TICK = 52

/** Returns where everything of a line chart stands in a box, for whoever draws it: a page, or a picture. */
export function lineGeometry({ values, from, stepped }: LineChart, box: ChartBox): LineGeometry {
  const { width, height, left, right, top, bottom } = box
  const all = values.flat()
  const step = niceStep(Math.max(1, ...all) - Math.min(0, ...all))
  const [low, high] = [
    Math.floor(Math.min(0, ...all) / step) * step,
    Math.ceil(Math.max(1, ...all) / step) * step,
  ]
  const last = Math.max(1, (values[0]?.length ?? 1) - 1)
  const x = (round: number) => rounded(left + ((round - from) / last) * (width - left - right))
  const y = (value: number) =>
    rounded(height - bottom - ((value - low) / (high - low)) * (height - top - bottom))
  const every = niceStep(last, Math.max(2, Math.floor((width - left - right) / PX_PER_ROUND_TICK)))
  const ends = namesApart(
    values.map((line) => y(line.at(-1) ?? 0)),
    box,
  )
  return {
    x,
    rounds: Array.from({ length: last + 1 }, (_, at) => from + at)
      .filter((round) => round > from && round % every === 0)
      .map((value) => ({ value, at: x(value) })),
    values: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step).map(
      (value) => ({ value, at: y(value) }),
    ),
    lines: values.map((line, seat) => ({
      path: line
        .map((value, at) =>
          at === 0
            ? `M${x(from)} ${y(value)}`
            : stepped === true
              ? `H${x(from + at)}V${y(value)}`
              : `L${x(from + at)} ${y(value)}`,
        )
        .join(''),
      last: line.at(-1) ?? 0,
      nameAt: ends[seat] ?? 0,
    })),
  }
}

const rounded = (px: number): number => Math.round(px * 10) / 10

/** The smallest of 1, 2, 5, 10, 20, 50 ... by which so many steps at most make up a range. */
function niceStep(range: number, most = MOST_VALUE_TICKS): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (range / (digit * power) <= most) return digit * power
}

/** Heights of names that none covers another, as near to their lines as possible. */
function namesApart(heights: readonly number[], { line, height, bottom }: ChartBox): readonly number[] {
  const order = heights.map((_, seat) => seat).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = new Map<number, number>()
  let before = Number.NEGATIVE_INFINITY
  for (const seat of order) {
    before = Math.max(heights[seat] ?? 0, before + line)
    placed.set(seat, before)
  }
  let after = height - bottom + line / 2
  for (const seat of order.toReversed()) {
    const at = Math.min(placed.get(seat) ?? 0, after)
    placed.set(seat, at)
    after = at - line
  }
  return heights.map((_, seat) => placed.get(seat) ?? 0)
}
