import type { Random } from '@parlour/kernel'
import { type DrawnSite, sortedPair } from '../facts/drawn-tile'
import { EDGE_NAMES } from '../facts/edge-names'
import type { LocationData, MapData } from '../facts/map-data'
import { ownTile } from '../facts/own-tile'
import type { HexTile, Triad } from '../facts/tile-data'

/**
 * A small map for two, as somebody might draw one: two start sites, and two ways between them.
 * @internal
 */
export const smallMap: MapData = {
  name: 'Small',
  players: 2,
  locations: [
    { name: 'East', kind: 'minor', spaces: 4, white: 1, points: 2, start: true, at: [400, 100] },
    { name: 'West', kind: 'minor', spaces: 4, white: 0, points: 3, start: true, at: [0, 100] },
    {
      name: 'Hall',
      kind: 'major',
      spaces: 3,
      white: 2,
      points: 4,
      start: false,
      marker: { influence: 1, total: { influence: 1, points: 2 } },
      at: [200, 0],
    },
    { name: 'way', kind: 'path', spaces: 1, white: 0, points: 0, start: false, at: [200, 200] },
  ],
  links: [
    ['East', 'way'],
    ['way', 'West'],
    ['West', 'Hall'],
    ['Hall', 'East'],
  ],
}

/** Returns a random map that this many players can play a game on. */
export function randomMap(players: number, random: Random): MapData {
  const count = players + 2 + random.below(10)
  const sites = Array.from({ length: count }, (_, at) => randomSite(at, players, random))
  const paths = Array.from({ length: random.below(20) }, (_, at) => randomPath(at, random))
  const locations = [...sites, ...paths]
  const links = new Map<string, [string, string]>()
  const link = (one: number, other: number) => {
    const ends: [string, string] = [locations[one]?.name ?? '', locations[other]?.name ?? '']
    if (one !== other) links.set([one, other].sort((a, b) => a - b).join(' '), ends)
  }
  // Each is linked to one before it, so that all are connected; then some more.
  for (const at of locations.keys()) if (at > 0) link(at, random.below(at))
  for (const _ of locations) link(random.below(locations.length), random.below(locations.length))
  return withGems({ name: 'Random', players, locations, links: [...links.values()] })
}

function randomSite(at: number, players: number, random: Random): LocationData {
  const spaces = 4 + random.below(5)
  const start = at < players + random.below(2)
  const isMajor = !start && random.below(3) === 0
  return {
    name: `Site ${at}`,
    kind: isMajor ? 'major' : 'minor',
    spaces,
    white: random.below(3),
    points: random.below(9),
    start,
    ...(isMajor ? { marker: { influence: 1, total: { influence: 1 + random.below(2), points: 2 } } } : {}),
    at: [random.below(1000), random.below(1000)],
  }
}

const randomPath = (at: number, random: Random): LocationData => ({
  name: `path ${at}`,
  kind: 'path',
  spaces: 1,
  white: random.below(2),
  points: 0,
  start: false,
  at: [random.below(1000), random.below(1000)],
})

/** Gems on every path at an end, as on hex maps, and one triad. */
function withGems(map: MapData): MapData {
  const locations = map.locations.map((place): LocationData => {
    const ends = map.links.filter((link) => link.includes(place.name)).length
    return place.kind === 'path' && ends === 1 ? { ...place, gem: true } : place
  })
  const pays = { influence: 1, power: 1, points: 1 }
  const triad: Triad = { sites: ['Site 0', 'Site 1', 'Site 2'], presence: pays, control: pays, total: pays }
  return { ...map, locations, triads: [triad] }
}

/** Returns random tiles as somebody might draw them, some for each slot; one of them may not be connected. */
export function randomTiles(random: Random): HexTile[] {
  const tiles: HexTile[] = []
  for (const category of ['A', 'B', 'C', 'C'] as const)
    tiles.push(ownTile(randomTile(`Own ${tiles.length}`, random), category, tiles))
  return tiles
}

function randomTile(name: string, random: Random) {
  const count = 1 + random.below(6)
  const sites = Array.from({ length: count }, (_, at): DrawnSite => {
    const place = { dx: random.below(200) - 100, dy: random.below(200) - 100 }
    if (at > 0 && random.below(2) === 0)
      return { kind: 'troop-spot', name: `spot ${at}`, ...place, neutrals: random.below(2) }
    const [size, major, start] = [1 + random.below(9), random.below(4) === 0, random.below(4) === 0]
    const neutrals = random.below(size)
    return {
      kind: 'standard',
      name: `site ${at}`,
      ...place,
      size,
      neutrals,
      value: random.below(10),
      start,
      major,
      token: null,
    }
  })
  const named = (at: number) => sites[at]?.name ?? ''
  // Now and then nothing leads to one.
  const inner = sites.flatMap((_, at) =>
    at === 0 || random.below(12) === 0 ? [] : [sortedPair(named(at), named(random.below(at)))],
  )
  const outer = EDGE_NAMES.flatMap((edge) =>
    random.below(5) === 0 ? [] : [sortedPair(edge, named(random.below(count)))],
  )
  return { name, sites, connectors: [...inner, ...outer] }
}
