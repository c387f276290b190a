import type { Marker } from '../../rules/facts/world'
import type { PlaceView } from '../../rules/view'
import styles from './map.module.css'
import { shapePath } from './piece-shape'

interface HeldByProps {
  readonly marker: Marker | undefined
  readonly stand: PlaceView
}

const ROOM_FOR_SHAPE = 14
const SEAL = 30
const PILL = 112

/**
 * What hangs at the foot of a site, around the point 0, 0: the silhouette of whoever controls it, in their
 * color; on a major site, in the pill that says what its marker pays. Nothing at a minor site that nobody
 * controls.
 */
export function HeldBy({ marker, stand }: HeldByProps) {
  const { control } = stand
  if (control === undefined && marker === undefined) return null
  const width = marker === undefined ? SEAL : PILL + (control === undefined ? 0 : ROOM_FOR_SHAPE)
  const isPill = marker !== undefined
  return (
    <g className={styles.marker}>
      <rect
        x={-width / 2}
        y={isPill ? -11 : -9}
        width={width}
        height={isPill ? 22 : 18}
        rx={isPill ? 10.5 : 9}
      />
      {control === undefined ? null : (
        <path
          className={styles.holder}
          data-holder={control}
          d={shapePath(control, 5.5)}
          transform={isPill ? `translate(${13 - width / 2} 0)` : undefined}
        />
      )}
      {marker === undefined ? null : (
        <text x={control === undefined ? 0 : ROOM_FOR_SHAPE / 2} y={4.5}>
          {markerWords(marker, stand)}
        </text>
      )}
    </g>
  )
}

function markerWords({ influence, total }: Marker, stand: PlaceView): string {
  if (stand.control === undefined) return `${influence} inf / ${total.points} VP`
  return stand.total === true ? `+${total.influence} inf, +${total.points} VP` : `+${influence} influence`
}
