import { expect, it } from 'vitest'
import { DRAWN_RADIUS } from '../../rules/facts/drawn-tile'
import { edgeMiddle } from './tile-shape'

/** From the center of a tile to that of the tile beyond each edge. */
const BEYOND = [
  [0, -1],
  [0.75, -0.5],
  [0.75, 0.5],
  [0, 1],
  [-0.75, 0.5],
  [-0.75, -0.5],
] as const

it('the middle of an edge is half way to the tile beyond it', () => {
  for (const [edge, [right, down]] of BEYOND.entries()) {
    const [x, y] = edgeMiddle(edge)
    expect(2 * x).toBeCloseTo(right * 2 * DRAWN_RADIUS)
    expect(2 * y).toBeCloseTo(down * Math.sqrt(3) * DRAWN_RADIUS)
  }
})
