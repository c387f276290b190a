import { DRAWN_RADIUS, type DrawnSite, type DrawnTile } from './drawn-tile'
import { edgeNamed } from './edge-names'
import { USUAL_MARKER } from './place-data'
import { DIRECTIONS } from './names'
import type { HexTile } from './tile-data'
import { GAME_TILES } from './tiles'

type Category = 'A' | 'B' | 'C'

interface NamedTile extends DrawnTile {
  readonly name: string
}

const LONGEST_ID = 14
const BOX = [2 * DRAWN_RADIUS, Math.sqrt(3) * DRAWN_RADIUS] as const

/**
 * Returns a drawn tile as hex maps take it, with an id that no tile has yet; sites have their own names,
 * spots that of the tile.
 */
export function ownTile(drawn: NamedTile, category: Category, others: readonly HexTile[]): HexTile {
  const { name, sites, connectors } = drawn
  const ids = new Map(sites.map((site, at) => [site.name, `s${at}`]))
  const idOf = (end: string) => ids.get(end) ?? ''
  const edges: HexTile['edges'] = {}
  for (const [one, other] of connectors) {
    const [edge, site] = edgeNamed(one) === undefined ? [other, one] : [one, other]
    const direction = DIRECTIONS[edgeNamed(edge) ?? -1]
    // Where two sites lead to one edge, the first has it.
    if (direction !== undefined) edges[direction] ??= idOf(site)
  }
  const links = connectors.filter((ends) => ends.every((end) => ids.has(end)))
  return {
    id: freeId(name, [...GAME_TILES, ...others]),
    category,
    region: plain(name),
    locations: sites.map((site) => ({ id: idOf(site.name), ...placeOf(site), at: partsOf(site) })),
    links: links.map(([one, other]) => [idOf(one), idOf(other)]),
    edges,
  }
}

/** Names may have a sign for a second line; one of nothing else stays. */
const plain = (name: string): string => name.replaceAll(/\s*\|\s*/g, ' ').trim() || name

function placeOf(site: DrawnSite) {
  if (site.kind === 'troop-spot')
    return { kind: 'path', spaces: 1, white: site.neutrals, points: 0, start: false } as const
  const { name, size: spaces, neutrals: white, value: points, start, major } = site
  const shared = { name: plain(name), spaces, white, points, start }
  return major
    ? { ...shared, kind: 'major' as const, marker: USUAL_MARKER }
    : { ...shared, kind: 'minor' as const }
}

/** Where a site lies in the box around its tile. */
const partsOf = ({ dx, dy }: DrawnSite): [number, number] => {
  const part = (length: number, of: number) => Math.min(1, Math.max(0, 0.5 + length / of))
  return [part(dx, BOX[0]), part(dy, BOX[1])]
}

/** Ids stand in layout codes: letters, digits and hyphens. */
function freeId(name: string, others: readonly HexTile[]): string {
  const letters = name
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^[^A-Za-z]+|-$/g, '')
    .slice(0, LONGEST_ID)
  const wanted = letters === '' ? 'own' : letters
  const taken = new Set(others.map(({ id }) => id))
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  return id
}
