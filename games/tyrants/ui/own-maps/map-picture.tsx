import { useMemo } from 'react'
import { mapNamed } from '../../rules/facts/map'
import type { MapData } from '../../rules/facts/map-data'
import { PlaceFigure } from '../editing/place-figure'
import { layoutOfData } from '../map/layouts/layout-of-data'
import { drawMap } from '../map/map-drawing'
import map from '../map/map.module.css'
import { Tiles } from '../map/tiles'
import styles from './own-maps.module.css'
import '../tokens.css'

interface MapPictureProps {
  readonly data: MapData
}

/** A map as it is before a game, small: its ways, its places, the white troops. */
export function MapPicture({ data }: MapPictureProps) {
  const { locations } = mapNamed(data)
  const { frame, centers, routes, tiles } = useMemo(
    () => drawMap(locations, layoutOfData(data, 'wide')),
    [locations, data],
  )
  const { x, y, width, height } = frame
  return (
    <svg
      className={styles.picture}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={`The map ${data.name}: ${data.players} players, ${locations.length} locations`}
    >
      <g aria-hidden="true">
        <Tiles tiles={tiles} />
        {routes.map(({ from, to, path }) => (
          <path key={`${from}|${to}`} className={map.tunnelEdge} d={path} />
        ))}
        {routes.map(({ from, to, path }) => (
          <path key={`${from}|${to}`} className={map.tunnel} d={path} />
        ))}
        {locations.map((place) => {
          const [left = 0, top = 0] = centers.get(place.name) ?? []
          return <PlaceFigure key={place.name} place={place} x={left} y={top} white={place.white} />
        })}
      </g>
    </svg>
  )
}
