import { MAP_NAMES, MAP_SECTIONS, type MapName, type Section } from './names'
import { type Marker, type RouteFacts, ROUTES, type SiteFacts, SITES } from './world'

/** Between which sites a path space lies: the how-manieth of how many. */
export interface Route {
  readonly from: string
  readonly to: string
  readonly step: number
  readonly of: number
}

/** A place of a map. Locations are known by their number, the place in the list of the map. */
export interface Location {
  readonly index: number
  readonly name: string
  readonly kind: 'major' | 'minor' | 'path'
  readonly section: Section
  readonly spaces: number
  readonly white: number
  readonly points: number
  readonly start: boolean
  readonly marker?: Marker
  readonly route?: Route
  /** Numbers of the locations beside it. */
  readonly neighbors: readonly number[]
}

export interface GameMap {
  readonly name: MapName
  readonly players: number
  readonly locations: readonly Location[]
  /** Major and minor sites. */
  readonly sites: readonly Location[]
  /** Where players may start, by name. */
  readonly startSites: readonly Location[]
  readonly majors: readonly Location[]
}

const maps: ReadonlyMap<string, GameMap> = new Map(MAP_NAMES.map((name) => [name, mapOf(name)]))
const byName: ReadonlyMap<string, ReadonlyMap<string, Location>> = new Map(
  MAP_NAMES.map((name) => [name, new Map(mapNamed(name).locations.map((place) => [place.name, place]))]),
)

/** The map of a name. */
export function mapNamed(name: MapName): GameMap {
  const map = maps.get(name)
  if (map === undefined) throw new RangeError(`there is no map '${name}'`)
  return map
}

/** The location of a name on a map, or undefined. */
export const locationNamed = (map: MapName, name: string): Location | undefined => byName.get(map)?.get(name)

/** What people call a location: a site by its name, a path space by the sites that it lies between. */
export function placeName({ name, route }: Pick<Location, 'name'> & { readonly route?: Route }): string {
  if (route === undefined) return name
  const { from, to, step, of } = route
  return `${from} to ${to}${of > 1 ? `, ${step} of ${of}` : ''}`
}

type Unlinked = Omit<Location, 'neighbors'>

function mapOf(name: MapName): GameMap {
  const sections: readonly Section[] = MAP_SECTIONS[name]
  const isIn = ({ section }: { readonly section: Section }) => sections.includes(section)
  const routes = ROUTES.filter(isIn)
  const places = [...SITES.filter(isIn).map(siteAt), ...routes.flatMap(spacesOf)]
  const unlinked = places.map((place, index) => ({ ...place, index }))
  const locations = linked(unlinked, routes)
  const sites = locations.filter(({ kind }) => kind !== 'path')
  const startSites = sites.filter(({ start }) => start)
  const majors = sites.filter(({ kind }) => kind === 'major')
  return { name, players: sections.length + 1, locations, sites, startSites, majors }
}

function siteAt(site: SiteFacts, index: number): Unlinked {
  return { index, kind: site.marker === undefined ? 'minor' : 'major', ...site }
}

function spacesOf({ from, to, section, spaces }: RouteFacts): readonly Unlinked[] {
  return spaces.map(([name, white], at) => ({
    index: -1,
    name,
    kind: 'path',
    section,
    spaces: 1,
    white,
    points: 0,
    start: false,
    route: { from, to, step: at + 1, of: spaces.length },
  }))
}

function linked(places: readonly Unlinked[], routes: readonly RouteFacts[]): readonly Location[] {
  const indexOf = new Map(places.map(({ name, index }) => [name, index]))
  const neighbors = places.map((): number[] => [])
  for (const { from, to, spaces } of routes) {
    const chain = [from, ...spaces.map(([name]) => name), to].map((name) => indexOf.get(name) ?? -1)
    for (const [at, one] of chain.slice(0, -1).entries()) {
      const other = chain[at + 1] ?? -1
      neighbors[one]?.push(other)
      neighbors[other]?.push(one)
    }
  }
  return places.map((place, at) => ({ ...place, neighbors: neighbors[at] ?? [] }))
}
