import { expect, test } from 'vitest'
import { drawMap } from './map-drawing'
import type { MapPlace } from './map-place'

const site = (name: string, neighbor: number): MapPlace => ({
  name,
  kind: 'minor',
  points: 1,
  spaces: 2,
  start: true,
  neighbors: [neighbor],
})

test('all of an own map is in its frame, also a way that bulges out beyond every site', () => {
  const places = [site('Upper', 1), site('Lower', 0)]
  const at = { Upper: [0, 0], Lower: [0, 400] } as const
  const drawn = (bulge: number) =>
    drawMap(places, {
      size: [0, 400],
      at,
      bends: {},
      curves: [
        {
          ends: ['Upper', 'Lower'],
          handles: [
            [bulge, 0],
            [bulge, 400],
          ],
        },
      ],
    }).frame
  const [straight, bulging] = [drawn(0), drawn(800)]
  // The middle of the curve comes three quarters as far out as its handles.
  expect(bulging.x + bulging.width).toBeCloseTo(600 + 16)
  expect([bulging.x, bulging.y, bulging.height]).toEqual([straight.x, straight.y, straight.height])
})
