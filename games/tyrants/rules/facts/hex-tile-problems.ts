import { linkProblems, nameProblems, placeProblems } from './checked-map'
import type { HexTile } from './tile-data'
import { isKeptPruned, type Part, partsOfTile } from './tile-pieces'

/**
 * Returns why no layout with a tile can be played on, however it lies, each as a sentence; the first says
 * enough.
 */
export function hexTileProblems(tile: HexTile, prune: boolean): readonly string[] {
  const { locations, links, triad, edges } = tile
  const net = {
    locations: locations.map(({ id, ...place }) => ({ ...place, name: id })),
    links,
    ...(triad === undefined ? {} : { triads: [triad] }),
  }
  const ids = locations.map(({ id }) => id)
  const ends = Object.values(edges)
  const isReached = (part: Part) => part.ids.some((id) => ends.includes(id))
  // Path spaces that lead nowhere leave nothing.
  const lonely = partsOfTile(tile).find((part) => !isReached(part) && (!prune || isKeptPruned(part)))
  return [
    ...nameProblems(net),
    ...locations.flatMap((place) => placeProblems({ ...place, name: place.name ?? place.id })),
    ...linkProblems(net),
    ...ends.flatMap((end) => (ids.includes(end) ? [] : [`An edge leads to '${end}', which does not exist.`])),
    ...(lonely === undefined ? [] : [`${wordsOf(tile, lonely)} cannot be reached from its edges.`]),
  ]
}

/** A part by one of its locations, a site if there is one. */
function wordsOf({ locations }: HexTile, { ids }: Part): string {
  const name = locations.find((place) => ids.includes(place.id) && place.name !== undefined)?.name
  return name === undefined ? 'A tunnel' : `'${name}'`
}
