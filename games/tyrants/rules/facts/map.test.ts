import { describe, expect, it } from 'vitest'
import { locationNamed, mapNamed } from './map'
import { MAP_NAMES, type MapName } from './names'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const neighbors = (map: MapName, name: string) =>
  (locationNamed(map, name)?.neighbors ?? []).map((at) => mapNamed(map).locations[at]?.name).sort()

describe.each([
  { map: 'base-2', players: 2, major: 3, minor: 12, path: 32, links: 53, spaces: 82, white: 25, points: 48 },
  {
    map: 'base-3a',
    players: 3,
    major: 5,
    minor: 16,
    path: 42,
    links: 73,
    spaces: 110,
    white: 32,
    points: 66,
  },
  {
    map: 'base-3b',
    players: 3,
    major: 5,
    minor: 15,
    path: 43,
    links: 73,
    spaces: 112,
    white: 33,
    points: 65,
  },
  { map: 'base-4', players: 4, major: 7, minor: 19, path: 53, links: 93, spaces: 140, white: 40, points: 83 },
] as const)('the map $map', ({ map, players, major, minor, path, links, spaces, white, points }) => {
  const { locations, ...facts } = mapNamed(map)
  const count = (kind: string) => locations.filter((place) => place.kind === kind).length

  it('has its locations, links, spaces, white troops and points', () => {
    expect(facts.players).toBe(players)
    expect([count('major'), count('minor'), count('path')]).toEqual([major, minor, path])
    expect(sum(locations.map((place) => place.neighbors.length))).toBe(2 * links)
    expect(sum(locations.map((place) => place.spaces))).toBe(spaces)
    expect(sum(locations.map((place) => place.white))).toBe(white)
    expect(sum(locations.map((place) => place.points))).toBe(points)
  })
  it('is symmetric and of one piece', () => {
    const reached = new Set([0])
    for (const at of reached) for (const next of locations[at]?.neighbors ?? []) reached.add(next)
    expect(reached.size).toBe(locations.length)
    for (const { index, neighbors } of locations)
      for (const next of neighbors) expect(locations[next]?.neighbors).toContain(index)
  })
  it('has no name twice, and path spaces of one space that carry a route', () => {
    expect(new Set(locations.map(({ name }) => name)).size).toBe(locations.length)
    for (const place of locations.filter(({ kind }) => kind === 'path'))
      expect([place.spaces, place.points, place.route === undefined]).toEqual([1, 0, false])
  })
  it('lists its start sites by name', () => {
    const names = facts.startSites.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength({ 2: 4, 3: 5, 4: 6 }[players])
  })
})

it('one troop at Ched Nasad reaches itself and three path spaces', () => {
  expect(neighbors('base-2', 'Ched Nasad')).toEqual(['araum-ched', 'ched-halls a', 'ched-llace a'])
  expect(neighbors('base-4', 'Ched Nasad')).toContain('ched-yath')
})

it('only Gauntlgrym and The Wormwrithings are linked directly', () => {
  expect(neighbors('base-4', 'Gauntlgrym')).toContain('The Wormwrithings')
  for (const map of MAP_NAMES) {
    const { sites, locations } = mapNamed(map)
    const direct = sites.filter(({ neighbors }) => neighbors.some((at) => locations[at]?.kind !== 'path'))
    expect(direct.map(({ name }) => name)).toEqual(
      map === 'base-3a' || map === 'base-4' ? ['Gauntlgrym', 'The Wormwrithings'] : [],
    )
  }
})

it('each path space says between which sites it lies', () => {
  expect(locationNamed('base-2', 'ched-llace a')?.route).toEqual({
    from: 'Ched Nasad',
    to: 'Llacerellyn',
    step: 1,
    of: 2,
  })
})
