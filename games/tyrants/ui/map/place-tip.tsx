import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { placeName } from '../../rules/facts/map'
import type { PlaceView } from '../../rules/view'
import type { Area } from './map-area'
import type { MapDrawing } from './map-drawing'
import styles from './map.module.css'
import type { MapPlace } from './map-place'
import { type MapOwner, ownerName } from './owner'
import { controlWords, troopWords } from './place-words'

interface PlaceTipProps {
  readonly place: MapPlace | undefined
  readonly stand: PlaceView
  readonly owners: readonly MapOwner[]
  /** The seats that have presence there. */
  readonly present: readonly number[]
  readonly beside: { readonly drawing: MapDrawing; readonly area: Area }
  /** What could be done there now, each with what it would make of control and points. */
  readonly outlook?: readonly (readonly [act: string, words: string])[]
  /** In place of the facts: what can be done there. */
  readonly children?: ReactNode
}

/** What there is to know of a location, or to do at it, beside it. */
export function PlaceTip({ place, beside, children, ...facts }: PlaceTipProps) {
  const isMenu = children !== undefined && children !== null
  const tip = useRef<HTMLDivElement>(null)
  // Opened by keyboard, it gets the focus.
  useEffect(() => {
    if (isMenu) tip.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  }, [isMenu])
  if (place === undefined) return null
  return (
    <div className={styles.tipRoom} style={placed(place.name, beside)}>
      <div
        ref={tip}
        className={styles.tip}
        data-menu={isMenu || undefined}
        role={isMenu ? 'group' : 'tooltip'}
        aria-label={isMenu ? placeName(place) : undefined}
      >
        <b>{placeName(place)}</b>
        {isMenu ? children : <Facts place={place} {...facts} />}
      </div>
    </div>
  )
}

function Facts({
  place,
  stand,
  owners,
  present,
  outlook = [],
}: Omit<PlaceTipProps, 'beside' | 'place'> & { place: MapPlace }) {
  const { kind, spaces, points, marker, start } = place
  const namesOf = (seats: readonly number[]) =>
    seats.length === 0 ? 'nobody' : seats.map((seat) => ownerName(owners, seat)).join(', ')
  const troops = troopWords(stand.troops, owners)
  const facts: readonly (readonly [string, string])[] = [
    ['spaces', `${stand.troops.length} of ${spaces}${troops === '' ? '' : `: ${troops}`}`],
    ...(kind === 'path'
      ? []
      : ([
          ['worth', `${points} VP`],
          ['control', controlWords(stand, owners)],
        ] as const)),
    ...(stand.spies.length === 0 ? [] : ([['spies', namesOf(stand.spies)]] as const)),
    ...(marker === undefined
      ? []
      : ([
          ['marker', `${marker.influence} influence; total also ${marker.total.points} VP`],
          ['marker held by', stand.control === undefined ? 'nobody' : ownerName(owners, stand.control)],
        ] as const)),
    ...(start ? ([['start site', 'yes']] as const) : []),
    ['presence', namesOf(present)],
    ...outlook,
  ]
  return (
    <dl>
      {facts.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Beside the location, on the side where there is room; in parts of the box, which may have any size. The
 * tracks before and behind the tip give way, so that all of it is within the box.
 */
function placed(name: string, { drawing, area }: PlaceTipProps['beside']): CSSProperties {
  const [x, y] = drawing.centers.get(name) ?? [0, 0]
  const half = (drawing.boxes.get(name)?.width ?? 26) / 2
  const part = (at: number, from: number, size: number) =>
    `${Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 1000) / 10}%`
  const isRight = x < area.x + area.width / 2
  const isLower = y > area.y + area.height / 2
  return {
    gridTemplateColumns: isRight
      ? `minmax(0, ${part(x + half + 12, area.x, area.width)}) auto 1fr`
      : `1fr auto minmax(0, ${part(area.x + area.width - (x - half - 12), 0, area.width)})`,
    gridTemplateRows: isLower
      ? `1fr auto minmax(0, ${part(area.y + area.height - y - 40, 0, area.height)})`
      : `minmax(0, ${part(y - 40, area.y, area.height)}) auto 1fr`,
  }
}
