import type { LocationData, MapData } from './map-data'
import type { MapName } from './names'
import { WORLD_MAPS } from './world-maps'

export type Route = NonNullable<LocationData['route']>

/** A place of a map. Locations are known by their number, the place in the list of the map. */
export interface Location extends LocationData {
  readonly index: number
  /** Numbers of the locations beside it. */
  readonly neighbors: readonly number[]
}

/** A map that a game is played on: one of the four by its name, or any other as data. */
export type AnyMap = MapName | MapData

/** A map as the rules ask it. */
export interface GameMap {
  readonly players: number
  readonly locations: readonly Location[]
  readonly named: ReadonlyMap<string, Location>
  /** Major and minor sites. */
  readonly sites: readonly Location[]
  /** Where players may start, in the order of the map. */
  readonly startSites: readonly Location[]
  readonly majors: readonly Location[]
  readonly triads: NonNullable<MapData['triads']>
}

const worldMaps: ReadonlyMap<MapName, GameMap> = new Map(
  [...WORLD_MAPS].map(([name, data]) => [name, gameMapOf(data)]),
)
/** Boards share the data of their map, so it is read once for many of them. */
const read = new WeakMap<MapData, GameMap>()

/** Returns a map as the rules ask it: one of the four by its name, any other by its data. */
export function mapNamed(map: AnyMap): GameMap {
  const known = typeof map === 'string' ? worldMaps.get(map) : read.get(map)
  if (known !== undefined) return known
  if (typeof map === 'string') throw new RangeError(`there is no map '${map}'`)
  const made = gameMapOf(map)
  read.set(map, made)
  return made
}

/** Returns the location with a name on a map, or undefined. */
export const locationNamed = (map: AnyMap, name: string): Location | undefined =>
  mapNamed(map).named.get(name)

/**
 * Returns what people call a location: a site by its name, a path space by the sites that it lies between.
 */
export function placeName({ name, label, route }: Pick<LocationData, 'name' | 'label' | 'route'>): string {
  if (label !== undefined) return label
  if (route === undefined) return name
  const { from, to, step, of } = route
  return `${from} to ${to}${of > 1 ? `, ${step} of ${of}` : ''}`
}

function gameMapOf(data: MapData): GameMap {
  const neighbors = neighborsIn(data)
  const locations = data.locations.map((place, index) => ({
    ...place,
    index,
    neighbors: neighbors[index] ?? [],
  }))
  const sites = locations.filter(({ kind }) => kind !== 'path')
  return {
    players: data.players,
    locations,
    named: new Map(locations.map((place) => [place.name, place])),
    sites,
    startSites: sites.filter(({ start }) => start),
    majors: sites.filter(({ kind }) => kind === 'major'),
    triads: data.triads ?? [],
  }
}

/** Things that are linked, by their names. */
interface Net {
  readonly locations: readonly { readonly name: string }[]
  readonly links: MapData['links']
}

/** Returns the numbers of the neighbors of each location; links to nothing lead nowhere. */
export function neighborsIn({ locations, links }: Net): readonly (readonly number[])[] {
  const indexOf = new Map(locations.map(({ name }, index) => [name, index]))
  const neighbors = locations.map((): number[] => [])
  for (const [from, to] of links) {
    const [one, other] = [indexOf.get(from), indexOf.get(to)]
    if (one === undefined || other === undefined) continue
    neighbors[one]?.push(other)
    neighbors[other]?.push(one)
  }
  return neighbors
}

/** Returns the connected parts of some locations, each as the numbers of its locations. */
export function piecesOf(map: Net): readonly (readonly number[])[] {
  const neighbors = neighborsIn(map)
  const pieces: (readonly number[])[] = []
  const seen = new Set<number>()
  for (const start of map.locations.keys()) {
    if (seen.has(start)) continue
    const piece = new Set([start])
    for (const at of piece) for (const next of neighbors[at] ?? []) piece.add(next)
    for (const at of piece) seen.add(at)
    pieces.push([...piece])
  }
  return pieces
}
