import type { TileDrawing } from './map-drawing'
import styles from './map.module.css'

/** The hex tiles that a map is made of, each with its id. */
export function Tiles({ tiles }: { readonly tiles: readonly TileDrawing[] }) {
  return tiles.map(({ id, points, at: [x, y] }) => (
    <g key={points}>
      <polygon className={styles.tile} points={points} />
      <text className={styles.tileId} {...{ x, y }}>
        {id}
      </text>
    </g>
  ))
}
