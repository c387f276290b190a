import { describe, expect, it } from 'vitest'
import { mapNamed } from '../../../rules/facts/map'
import { MAP_NAMES } from '../../../rules/facts/names'
import { drawMap, routeKey, routesOf } from '../map-drawing'
import type { Point } from '../map-place'
import { inRoom } from '../map-room'
import { MAP_LAYOUTS } from './map-layouts'

/** Rooms that a wide map is drawn out for: a high one, one as the layout, and lower ones. */
const ROOMS = [1.2, 1.85, 2.1, 2.5, 3]
const cases = MAP_NAMES.flatMap((map) => {
  const { wide, tall } = MAP_LAYOUTS[map]
  const places = mapNamed(map).locations
  return [
    { map, shape: 'a tall window', layout: tall },
    { map, shape: 'a wide window', layout: wide },
    ...ROOMS.map((room) => ({
      map,
      shape: `a room of ${room} to 1`,
      layout: inRoom(wide, places, room),
    })),
  ]
})
/** How near a path space may come to a box, and two boxes to each other. */
const APART = 10

describe.each(cases)('$map in $shape', ({ map, layout }) => {
  const places = mapNamed(map).locations
  const { centers, boxes, size } = drawMap(places, layout)
  const center = (name: string): Point => centers.get(name) ?? [NaN, NaN]

  it('has a place for each of its sites and no other', () => {
    const sites = places.filter(({ kind }) => kind !== 'path').map(({ name }) => name)
    expect(Object.keys(layout.at).sort()).toEqual(sites.sort())
    expect(centers.size).toBe(places.length)
  })
  it('bends only ways that there are', () => {
    const ways = routesOf(places).map(routeKey)
    expect(Object.keys(layout.bends).filter((key) => !ways.includes(key))).toEqual([])
  })
  it('keeps every site within the frame', () => {
    for (const [name, { width, height }] of boxes) {
      const [x, y] = center(name)
      expect([name, x - width / 2 > 0, x + width / 2 < size[0]]).toEqual([name, true, true])
      expect([name, y - height / 2 > 0, y + height / 2 < size[1]]).toEqual([name, true, true])
    }
  })
  it('lets no two sites overlap', () => {
    const overlaps = [...boxes].flatMap(([one, a]) =>
      [...boxes]
        .filter(([other, b]) => {
          const [right, down] = [center(one)[0] - center(other)[0], center(one)[1] - center(other)[1]]
          const isNear = Math.abs(right) < (a.width + b.width) / 2 + APART
          return one < other && isNear && Math.abs(down) < (a.height + b.height) / 2 + APART
        })
        .map(([other]) => `${one} and ${other}`),
    )
    expect(overlaps).toEqual([])
  })
  it('hides no path space under a site or another', () => {
    const spaces = places.filter(({ kind }) => kind === 'path').map(({ name }) => name)
    const hidden = spaces.flatMap((space) => {
      const [x, y] = center(space)
      const under = [...boxes].filter(([site, { width, height }]) => {
        const [right, down] = [x - center(site)[0], y - center(site)[1]]
        return Math.abs(right) < width / 2 + APART && Math.abs(down) < height / 2 + APART
      })
      const near = spaces.filter((other) => other < space && distance(center(other), [x, y]) < 28)
      return [...under.map(([site]) => site), ...near].map((other) => `${space} at ${other}`)
    })
    expect(hidden).toEqual([])
  })
})

it.each(MAP_NAMES)('%s fills a low room, and what stands on it is larger there', (map) => {
  const places = mapNamed(map).locations
  const { wide } = MAP_LAYOUTS[map]
  const [before, after] = [wide, inRoom(wide, places, 2.4)].map((layout) => drawMap(places, layout).frame)
  if (before === undefined || after === undefined) throw new Error('two frames are compared')
  expect(after.width / after.height).toBeCloseTo(2.4, 1)
  expect(after.height).toBeLessThan(0.93 * before.height)
})

it('leaves a map as it was made that brings curves or tiles of its own', () => {
  const places = mapNamed('base-2').locations
  for (const own of [{ curves: [] }, { tiles: [] }]) {
    const layout = { ...MAP_LAYOUTS['base-2'].wide, ...own }
    expect(inRoom(layout, places, 2.4)).toBe(layout)
  }
})

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
