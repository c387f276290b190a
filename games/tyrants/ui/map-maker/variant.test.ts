import { expect, it } from 'vitest'
import { smallMap } from '../../rules/testing/own-maps'
import { newMap } from './maker-document'
import { joined } from './maker-edits'
import { mapOfDocument } from './map-of-document'
import { readAnyMap } from './read-any-map'
import { variantText } from './variant'

const place = (name: string, x: number, more: object) => ({
  name,
  kind: 'minor',
  size: 4,
  neutrals: 1,
  points: 3,
  start: true,
  control: null,
  totalControl: null,
  layout: { x, y: 0, w: 80, h: 50 },
  ...more,
})
const variant = {
  players: 2,
  width: 500,
  height: 300,
  locations: [
    place('East', 400, { neighbours: ['way'] }),
    place('West', 0, { neighbours: ['way'] }),
    place('way', 210, {
      kind: 'path',
      size: 1,
      points: 0,
      start: false,
      neighbours: ['East', 'West'],
      layout: { x: 210, y: 60, w: 25, h: 25 },
    }),
  ],
  curves: [
    { from: 'East', to: 'West', via: ['way'], p0: [440, 25], c1: [300, 100], c2: [150, 100], p3: [40, 25] },
  ],
}

it('a variant is read with its curve cut where a location lies on it', () => {
  const { map } = readAnyMap(variant)
  expect(map?.nodes.map(({ name }) => name)).toEqual(['East', 'West', 'way'])
  expect(map?.curves).toHaveLength(2)
  const [one] = map?.curves ?? []
  // Both parts end at the center of the location between.
  for (const { points } of map?.curves ?? [])
    expect([points.source, points.target]).toContainEqual({ x: 222, y: 72 })
  expect(one?.points.sourceHandle.y).toBeGreaterThan(25)
})

it('a map comes back from its variant, as far as the game knows it', () => {
  const map = joined(newMap(), 'node100', 'node101')
  const again = readAnyMap(JSON.parse(variantText(map))).map
  expect(again === undefined ? undefined : { ...mapOfDocument(again), name: 'New map' }).toEqual(
    mapOfDocument(map),
  )
})

it('reads a map of the game, and refuses what is none in a sentence', () => {
  expect(readAnyMap(smallMap).map?.nodes).toHaveLength(4)
  expect(readAnyMap({ locations: 7 }).problem).toMatch(/^This is not a map: players: /)
  expect(readAnyMap({ locations: 7, links: [] }).problem).toMatch(/^This is not a map: /)
  expect(readAnyMap(7).problem).toMatch(/^This is not a map: /)
})
