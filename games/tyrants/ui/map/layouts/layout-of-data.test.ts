import { randomFrom, seeded } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { mapNamed } from '../../../rules/facts/map'
import { mapOfTiles } from '../../../rules/facts/map-of-tiles'
import { LAYOUT_NAMES, type LayoutName } from '../../../rules/facts/names'
import { dealtLayout, madeConnected } from '../../../rules/facts/turning'
import { smallMap } from '../../../rules/testing/own-maps'
import { drawMap } from '../map-drawing'
import type { MapShape } from '../map-place'
import { layoutOfData } from './layout-of-data'

const drawn = (map: typeof smallMap, shape: MapShape = 'tall') =>
  drawMap(mapNamed(map).locations, layoutOfData(map, shape))

it('an own map is drawn where its data says, with a way for each link', () => {
  const { centers, routes, boxes, tiles } = drawn(smallMap)
  expect(centers.get('way')).toEqual([200, 200])
  expect(routes.map(({ path }) => path)).toContain('M400 100L200 200')
  expect(routes).toHaveLength(smallMap.links.length)
  expect([...boxes.keys()]).toEqual(['East', 'West', 'Hall'])
  expect(tiles).toEqual([])
})

describe('a map that does not say where its places lie', () => {
  const without = (unplaced: (name: string) => boolean) => ({
    ...smallMap,
    locations: smallMap.locations.map(({ at, ...place }) =>
      at === undefined || unplaced(place.name) ? place : { ...place, at },
    ),
  })

  it('has its sites apart from each other, and each path between what it leads to', () => {
    const { centers, boxes } = drawn(without(() => true))
    const at = (name: string) => centers.get(name) ?? [NaN, NaN]
    const isApart = (one: string, other: string) =>
      ([0, 1] as const).some((axis) => {
        const [room = NaN, otherRoom = NaN] = [one, other].map(
          (name) => boxes.get(name)?.[axis === 0 ? 'width' : 'height'],
        )
        return Math.abs(at(one)[axis] - at(other)[axis]) > (room + otherRoom) / 2
      })
    expect([isApart('East', 'West'), isApart('West', 'Hall'), isApart('Hall', 'East')]).toEqual([
      true,
      true,
      true,
    ])
    for (const axis of [0, 1] as const)
      expect(Math.abs(at('way')[axis] * 2 - at('East')[axis] - at('West')[axis])).toBeLessThan(2)
  })

  it('keeps those that it does place', () => {
    const { centers } = drawn(without((name) => name === 'way'))
    expect(centers.get('East')).toEqual([400, 100])
    expect(centers.get('way')).toEqual([200, 100])
  })
})

it('a curve is drawn by its handles, whichever end is named first', () => {
  const handles: [[number, number], [number, number]] = [
    [50, 150],
    [150, 250],
  ]
  const { routes } = drawn({ ...smallMap, curves: [{ ends: ['West', 'way'], handles }] })
  expect(routes.map(({ path }) => path)).toContain('M0 100C50 150 150 250 200 200')
  const turned = drawn({ ...smallMap, curves: [{ ends: ['way', 'West'], handles }] })
  expect(turned.routes.map(({ path }) => path)).toContain('M0 100C150 250 50 150 200 200')
})

const dealtMap = (layout: LayoutName) => {
  const random = randomFrom(seeded(layout))
  return mapOfTiles(madeConnected(dealtLayout({ layout, prune: false }, random), random).layout)
}

it('a high layout of tiles lies on its left side in a wide window, with the tiles and all on them', () => {
  const map = dealtMap('demonweb-2')
  const [tall, wide] = [drawn(map), drawn(map, 'wide')]
  expect(tall.frame.height).toBeGreaterThan(tall.frame.width)
  expect(wide.frame.width).toBeGreaterThan(wide.frame.height)
  for (const [name, [x, y]] of tall.centers) expect(wide.centers.get(name), name).toEqual([y, -x])
  expect(wide.tiles.map(({ id }) => id)).toEqual(tall.tiles.map(({ id }) => id))
  const small = drawn(smallMap, 'wide')
  expect(small.centers).toEqual(drawn(smallMap).centers)
})

describe.each(
  LAYOUT_NAMES.flatMap((layout) => [
    { layout, shape: 'tall' as const },
    { layout, shape: 'wide' as const },
  ]),
)('$layout in a $shape window', ({ layout, shape }) => {
  const map = dealtMap(layout)
  const { centers, boxes, tiles } = drawn(map, shape)

  it('has all its tiles, and every location within the frame', () => {
    expect(tiles).toHaveLength(map.tiles?.tiles.length ?? 0)
    expect(centers.size).toBe(map.locations.length)
  })
  it('hides no site and no path space under a site', () => {
    const under = [...boxes].flatMap(([site, { width, height }]) => {
      const [x, y] = centers.get(site) ?? [NaN, NaN]
      return [...centers]
        .filter(([name, [right, down]]) => {
          const isNear = Math.abs(right - x) < width / 2 && Math.abs(down - y) < height / 2
          return name !== site && isNear
        })
        .map(([name]) => `${name} under ${site}`)
    })
    expect(under).toEqual([])
  })
})
