import type { LocationData, MapData } from './map-data'
import { MAP_NAMES, MAP_SECTIONS, type MapName, type Section } from './names'
import { type RouteFacts, ROUTES, type SiteFacts, SITES } from './world'

/** The four maps of the game, as data: the sections of the world that each is made of. */
export const WORLD_MAPS: ReadonlyMap<MapName, MapData> = new Map(
  MAP_NAMES.map((name) => [name, dataOf(name)]),
)

function dataOf(name: MapName): MapData {
  const sections: readonly Section[] = MAP_SECTIONS[name]
  const isIn = ({ section }: { readonly section: Section }) => sections.includes(section)
  const routes = ROUTES.filter(isIn)
  return {
    name,
    players: sections.length + 1,
    locations: [...SITES.filter(isIn).map(siteData), ...routes.flatMap(spacesOf)],
    links: routes.flatMap(linksOf),
  }
}

function siteData({ section: _, ...site }: SiteFacts): LocationData {
  return { ...site, kind: site.marker === undefined ? 'minor' : 'major' }
}

function spacesOf({ from, to, spaces }: RouteFacts): readonly LocationData[] {
  return spaces.map(([name, white], at) => ({
    name,
    kind: 'path',
    spaces: 1,
    white,
    points: 0,
    start: false,
    route: { from, to, step: at + 1, of: spaces.length },
  }))
}

function linksOf({ from, to, spaces }: RouteFacts): MapData['links'] {
  const chain = [from, ...spaces.map(([name]) => name), to]
  return chain.slice(1).map((name, at) => [chain[at] ?? from, name])
}
