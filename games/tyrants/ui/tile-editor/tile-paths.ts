import type { DrawnSite, DrawnTile } from '../../rules/facts/drawn-tile'
import { edgeNamed } from '../../rules/facts/edge-names'

/**
 * Returns the sites with the names of what each is connected to, as a kept tile has them; edges are hex0 to
 * hex5 there.
 */
export const withPaths = ({ sites, connectors }: DrawnTile): DrawnSite[] =>
  sites.map((site) => ({
    ...site,
    paths: connectors.flatMap(([one, other]) =>
      one === site.name ? [pathTo(other)] : other === site.name ? [pathTo(one)] : [],
    ),
  }))

/**
 * Returns the sites without their paths: while a tile is edited its connectors alone say what is connected.
 */
export const withoutPaths = (sites: readonly DrawnSite[]): readonly DrawnSite[] =>
  sites.map(({ paths: _, ...site }) => site)

function pathTo(end: string): string {
  const edge = edgeNamed(end)
  return edge === undefined ? end : `hex${edge}`
}
