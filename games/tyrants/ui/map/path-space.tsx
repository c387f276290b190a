import { DeedRank } from './deed-rank'
import styles from './map.module.css'
import type { PlacedProps } from './placed'
import { Plate } from './plate'
import { MapTroops } from './pieces-at'

const MIDDLE = [[0, 0]] as const
/** A finger needs more than the circle that is seen. */
const TOUCH = 20

/** A path space: room for one troop on the way between two sites. */
export function PathSpace({
  place,
  stand,
  owners,
  center,
  viewer,
  isReached,
  isLast,
  rank = 0,
  isPicture = false,
}: PlacedProps) {
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
      <Plate {...{ place, stand, owners, center, isPicture }}>
        <circle className={styles.touch} r={TOUCH} />
        <circle className={`${styles.shape} ${stand.troops.length === 0 ? styles.next : ''}`} r={13} />
      </Plate>
      <MapTroops place={{ ...place, ...stand }} {...{ owners, center, viewer }} at={MIDDLE} r={10} />
      {stand.gem === true ? <path className={styles.gem} d="M13 4l7 8 -7 8 -7 -8z" /> : null}
      {isLast ? <circle className={styles.lastMark} r={18} /> : null}
      <DeedRank rank={rank} at={[-18, 16]} />
    </g>
  )
}
