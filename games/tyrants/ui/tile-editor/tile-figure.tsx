import { type ReactNode, useMemo } from 'react'
import { DRAWN_RADIUS, type DrawnSite, type DrawnTile } from '../../rules/facts/drawn-tile'
import { edgeNamed } from '../../rules/facts/edge-names'
import { TILE_RADIUS } from '../../rules/facts/tile-place'
import { PlaceFigure } from '../editing/place-figure'
import editing from '../editing/editing.module.css'
import type { MapPlace, Point } from '../map/map-place'
import map from '../map/map.module.css'
import { cornersAt, EDGE_SPOTS, turned } from './tile-shape'
import styles from './tile-editor.module.css'

/** Tiles are drawn as large as on the board: with the same sites, in the same sizes. */
export const SCALE = TILE_RADIUS / DRAWN_RADIUS

/** Returns a site as the board draws it. */
export function placeOf(site: DrawnSite): MapPlace {
  const { name } = site
  const shared = { name, label: name, neighbors: [] }
  if (site.kind === 'troop-spot') return { ...shared, kind: 'path', spaces: 1, points: 0, start: false }
  const { major, size: spaces, value: points, start } = site
  return { ...shared, kind: major ? 'major' : 'minor', spaces, points, start }
}

/** Returns where a site lies on the drawing of a tile that is turned. */
export function centerOf({ dx, dy }: Pick<DrawnSite, 'dx' | 'dy'>, rotation: number): Point {
  const [x, y] = turned([dx * SCALE, dy * SCALE], rotation)
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

export const edgeCenter = (edge: number, rotation: number): Point => {
  const [dx = 0, dy = 0] = EDGE_SPOTS[edge] ?? []
  return centerOf({ dx, dy }, rotation)
}

/** Returns where a connector ends. */
function endCenter({ sites }: DrawnTile, name: string, rotation: number): Point | undefined {
  const edge = edgeNamed(name)
  if (edge !== undefined) return edgeCenter(edge, rotation)
  const site = sites.find((one) => one.name === name)
  return site === undefined ? undefined : centerOf(site, rotation)
}

interface TileFigureProps {
  readonly tile: DrawnTile
  readonly rotation: number
  /** What lies over the ways and under the sites. */
  readonly children?: ReactNode
}

/** A tile as it lies when it is turned so often: positions turn, and all that is written stays upright. */
export function TileFigure({ tile, rotation, children }: TileFigureProps) {
  const ways = tile.connectors.flatMap(([one, other]) => {
    const ends = [endCenter(tile, one, rotation), endCenter(tile, other, rotation)]
    const [from, to] = ends
    return from === undefined || to === undefined ? [] : [`M${from.join(' ')}L${to.join(' ')}`]
  })
  return (
    <>
      <g className={editing.figures} aria-hidden="true">
        {ways.map((way) => (
          <path key={way} className={map.tunnelEdge} d={way} />
        ))}
        {ways.map((way) => (
          <path key={way} className={map.tunnel} d={way} />
        ))}
      </g>
      {children}
      <g className={editing.figures} aria-hidden="true">
        {tile.sites.map((site) => (
          <SiteOfTile key={site.name} site={site} rotation={rotation} />
        ))}
      </g>
    </>
  )
}

function SiteOfTile({ site, rotation }: { readonly site: DrawnSite; readonly rotation: number }) {
  const place = useMemo(() => placeOf(site), [site])
  const [x, y] = centerOf(site, rotation)
  return <PlaceFigure place={place} x={x} y={y} white={site.neutrals} />
}

/** The face of a tile, below all that lies on it. */
export function TileFace() {
  return <polygon className={styles.face} points={cornersAt(SCALE)} />
}
