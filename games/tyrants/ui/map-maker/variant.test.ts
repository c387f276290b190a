import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { smallMap } from '../../rules/testing/own-maps'
import { newMap } from './maker-document'
import { bent, cut, joined, placed, withFields, without } from './maker-edits'
import { mapOfDocument } from './map-of-document'
import { mapsIn, readAnyMap } from './read-any-map'
import { variantText } from './variant-text'

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

it('a curve that leads through locations is exported as it was, until a part of it is changed', () => {
  const { map = newMap() } = readAnyMap(variant)
  expect(JSON.parse(variantText(map))).toMatchObject({
    curves: variant.curves,
    totals: { links: 2, curves: 1 },
  })
  const [curve] = map.curves
  const changed = [
    bent(map, curve?.id ?? '', ['targetHandle', [300, 90]]),
    placed(map, new Map([['node102', [300, 70]]])),
    without(map, ['node102']),
    cut(map, 'node101', 'node102'),
  ]
  expect(
    changed.map((other) => {
      const { curves } = JSON.parse(variantText(other)) as typeof variant
      return curves.map(({ from, to, via }) => [from, ...via, to].join(' - '))
    }),
  ).toEqual([['East - way', 'way - West'], ['East - way', 'way - West'], [], ['East - way']])
})

const REFERENCE = new URL('../../../../../shared/reference/tyrants/maps.json', import.meta.url)

it.runIf(existsSync(REFERENCE))('the four maps as their facts are written come back whole', () => {
  const facts = mapsIn(JSON.parse(readFileSync(REFERENCE, 'utf8')))
  expect(facts?.size).toBe(4)
  const sorted = (text: string): unknown => {
    const whole = JSON.parse(text) as { locations: { neighbours: string[] }[] }
    for (const { neighbours } of whole.locations) neighbours.sort()
    return whole
  }
  for (const [name, variant] of facts ?? []) {
    const { map = newMap(), notes } = readAnyMap(variant, name)
    expect(notes).toEqual([])
    expect(sorted(variantText(map))).toEqual(sorted(JSON.stringify(variant)))
  }
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
  expect(readAnyMap({ locations: 7 }).problem).toMatch(
    /^This is not a map: 'players' is missing\. 'width' is missing\. /,
  )
  expect(readAnyMap({ locations: 7, links: [] }).problem).toMatch(
    /^This is not a map: 'name' is missing\. 'players' is missing\. /,
  )
  for (const value of [7, [], null])
    expect(readAnyMap(value).problem).toBe('This is not a map. Nothing was changed.')
})

it('reports faults in the neighbors and curves of a variant', () => {
  expect(readAnyMap(variant).notes).toEqual([])
  const [east, west, way] = variant.locations
  const locations = [{ ...east, neighbours: ['way', 'Nowhere'] }, { ...west, neighbours: ['East'] }, way]
  const { map, notes } = readAnyMap({ ...variant, locations })
  expect(notes).toEqual([
    "Left out, as there is no such neighbor: 'East' to 'Nowhere'.",
    "Linked, though only one of the two says so: 'West' to 'East', 'way' to 'West'.",
    "Drawn straight, as there is no curve: 'East' to 'West'.",
  ])
  expect(map?.curves).toHaveLength(3)
  const apart = variant.locations.map((place) => ({ ...place, neighbours: [] }))
  expect(readAnyMap({ ...variant, locations: apart }).notes).toEqual([
    "Curves left out, as there is no link: 'East' to 'way', 'way' to 'West'.",
  ])
})

it('finds each variant of a file by its name, and keeps all that the file says', () => {
  const [east, west, way] = variant.locations
  const route = { from: 'East', to: 'West', step: 1, of: 1 }
  const whole = {
    ...variant,
    background: '#cba',
    locations: [{ ...east, region: 2 }, west, { ...way, route }],
  }
  const maps = mapsIn({ about: 'maps', variants: { 'base-2': whole } })
  expect([...(maps?.keys() ?? [])]).toEqual(['base-2'])
  const { map = newMap() } = readAnyMap(maps?.get('base-2'), 'base-2')
  expect(map.name).toBe('base-2')
  expect(mapOfDocument(map).locations[2]?.route).toEqual(route)
  expect(JSON.parse(variantText(map))).toMatchObject({
    players: 2,
    sections: [2],
    background: '#cba',
    startSites: ['East', 'West'],
    totals: { locations: 3, minor: 2, path: 1, links: 2, troopSpaces: 9, whiteTroops: 3, siteVp: 6 },
    locations: [{ region: 2 }, {}, { route }],
  })
  expect(mapsIn(variant)).toBeUndefined()
})

it('path spaces follow the name of a site, and are not called by one that is gone', () => {
  const route = { from: 'East', to: 'West', step: 1, of: 1 }
  const [east, west, way] = variant.locations
  const { map = newMap() } = readAnyMap({ ...variant, locations: [east, west, { ...way, route }] })
  const renamed = withFields(map, 'node100', { name: 'Gate' })
  expect(mapOfDocument(renamed).locations[2]?.route).toEqual({ ...route, from: 'Gate' })
  expect(mapOfDocument(without(map, ['node100'])).locations[1]?.route).toBeUndefined()
})
