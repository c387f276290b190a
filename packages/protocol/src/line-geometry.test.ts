import type { LineChart } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { lineGeometry } from './line-geometry'

const BOX = { width: 600, height: 250, left: 30, right: 90, top: 20, bottom: 30, line: 18 }
const chart = (values: LineChart['values'], from = 0): LineChart => ({
  kind: 'lines',
  title: 'points',
  unit: 'round',
  from,
  values,
})

it('lays the first round at the left edge, the last at the right, and the highest value at the top tick', () => {
  const { lines, values, x } = lineGeometry(
    chart([
      [0, 10, 47],
      [0, 5, 22],
    ]),
    BOX,
  )
  expect([x(0), x(2)]).toEqual([30, 510])
  expect(values.map(({ value }) => value)).toEqual([0, 20, 40, 60])
  expect(values.map(({ at }) => at)).toEqual([220, 153.3, 86.7, 20])
  expect(lines[0]?.path).toMatch(/^M30 220L270 /)
  expect(lines.map(({ last }) => last)).toEqual([47, 22])
})

it('draws what changes in steps as steps', () => {
  const { lines } = lineGeometry({ ...chart([[0, 1]]), stepped: true }, BOX)
  expect(lines[0]?.path).toBe('M30 220H510V20')
})

it('keeps the names of lines that end together apart, and within the box', () => {
  const { lines } = lineGeometry(
    chart([
      [0, 3],
      [0, 3],
      [0, 0],
      [0, 0],
    ]),
    BOX,
  )
  const heights = lines.map(({ nameAt }) => nameAt).toSorted((a, b) => a - b)
  for (const [at, height] of heights.entries())
    if (at > 0) expect(height - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(18)
  expect(Math.max(...heights)).toBeLessThanOrEqual(BOX.height - BOX.bottom + 9)
})

it('shows values below zero, and a game that nothing happened in', () => {
  const below = lineGeometry(chart([[20, -3]]), BOX)
  expect(below.values[0]?.value).toBeLessThan(0)
  for (const { at } of below.values) expect(at).toBeLessThanOrEqual(220)
  expect(
    lineGeometry(
      chart([
        [0, 0],
        [0, 0],
      ]),
      BOX,
    ).values.map(({ value }) => value),
  ).toEqual([0, 1])
})

it('numbers no more rounds than there is room for, and counts from where the chart begins', () => {
  const long = lineGeometry(chart([Array.from({ length: 121 }, (_, at) => at)], 10), { ...BOX, width: 330 })
  expect(long.rounds.length).toBeLessThanOrEqual(5)
  expect(long.rounds[0]?.value).toBeGreaterThan(10)
})
