import { type Owner, WHITE } from '../../rules/facts/piece'
import styles from './map.module.css'
import { type MapOwner, ownStyle } from './owner'
import { letterDrop, shapePath } from './piece-shape'

interface TroopProps {
  readonly owner: Owner
  readonly owners: readonly MapOwner[]
  readonly r?: number
}

/**
 * A troop around the point 0, 0: the seat's silhouette with the letter of its color, a small disc with a dash
 * for white.
 */
export function Troop({ owner, owners, r = 11 }: TroopProps) {
  if (owner === WHITE)
    return (
      <g className={styles.white}>
        <circle className={styles.piece} r={r * 0.78} />
        <path className={styles.dash} d={`M${-r * 0.36} 0h${r * 0.72}`} />
      </g>
    )
  const seat = owners[owner]
  return (
    <g style={ownStyle(seat)} className={seat?.color === undefined ? styles.colorless : undefined}>
      <path className={styles.piece} strokeLinejoin="round" d={shapePath(owner, r)} />
      <text className={styles.letter} y={letterDrop(owner)}>
        {seat?.color?.[0]?.toUpperCase()}
      </text>
    </g>
  )
}

/** A spy around the point 0, 0: an eye in the seat's color, its silhouette as the pupil. */
export function Spy({ owner, owners }: TroopProps) {
  return (
    <g className={styles.spy} style={ownStyle(owners[owner])}>
      <path className={styles.piece} strokeLinejoin="round" d="M-17 0Q0 -17 17 0Q0 17 -17 0z" />
      <path className={styles.pupil} d={shapePath(owner, 4.2)} />
    </g>
  )
}

/** The same beside a name. */
export function OwnerMark({ owner, owners }: TroopProps) {
  return (
    <svg className={styles.mark} viewBox="-14 -14 28 28" aria-hidden="true">
      <Troop owner={owner} owners={owners} />
    </svg>
  )
}
