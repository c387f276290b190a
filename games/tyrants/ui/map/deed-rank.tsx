import styles from './map.module.css'
import type { Point } from './map-place'

/** The number of a deed at its place; nothing for 0. */
export function DeedRank({ rank, at: [x, y] }: { readonly rank: number; readonly at: Point }) {
  if (rank === 0) return null
  return (
    <g className={styles.rank} data-rank={rank} transform={`translate(${x} ${y})`}>
      <circle r={10} />
      <text y={4.5}>{rank}</text>
    </g>
  )
}
