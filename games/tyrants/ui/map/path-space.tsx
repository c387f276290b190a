import { usePiece } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import styles from './map.module.css'
import type { PlacedProps } from './placed'
import { placeLabel } from './place-words'
import { MapTroops } from './pieces-at'

const MIDDLE = [[0, 0]] as const
/** A finger needs more than the circle that is seen. */
const TOUCH = 20

/** A path space: room for one troop on the way between two sites. */
export function PathSpace({ place, stand, owners, center, viewer, isReached, isLast }: PlacedProps) {
  const plate = usePiece(piece.location(place.name))
  return (
    <g
      className={styles.place}
      data-place={place.name}
      data-kind="path"
      data-reached={isReached}
      data-last={isLast}
      transform={`translate(${center.join(' ')})`}
    >
      <circle className={styles.halo} r={16} />
      <g
        role="button"
        {...plate}
        tabIndex={-1}
        data-center={center.join(' ')}
        className={styles.plate}
        aria-label={placeLabel(place, stand, owners)}
      >
        <circle className={styles.touch} r={TOUCH} />
        <circle className={`${styles.shape} ${stand.troops.length === 0 ? styles.next : ''}`} r={13} />
      </g>
      <MapTroops place={{ ...place, ...stand }} {...{ owners, center, viewer }} at={MIDDLE} r={10} />
      {stand.gem === true ? <path className={styles.gem} d="M13 4l7 8 -7 8 -7 -8z" /> : null}
      {isLast ? <circle className={styles.lastMark} r={18} /> : null}
    </g>
  )
}
