import { defined } from '@parlour/kernel'
import { usePiece } from '@parlour/ui-kit'
import { placeName } from '../../rules/facts/map'
import { type Owner, piece } from '../../rules/facts/piece'
import type { Point } from './map-place'
import styles from './map.module.css'
import { ownerName } from './owner'
import type { PlacedProps } from './placed'
import { Spy, Troop } from './troop'

interface MapTroopsProps extends Pick<PlacedProps, 'owners' | 'center' | 'viewer'> {
  readonly place: PlacedProps['place'] & PlacedProps['stand']
  /** The spaces, filled from the first in the order in which the troops came. */
  readonly at: readonly Point[]
  readonly r?: number
}

/** The troops at a location; those that a question is about can be clicked. */
export function MapTroops({ place, at, ...shared }: MapTroopsProps) {
  return place.troops.map((owner, index) => (
    <MapTroop
      key={index}
      place={place}
      owner={owner}
      at={at[index] ?? [0, 0]}
      // Which troop of an owner is meant does not matter: one of them is a tab stop and has the name.
      isFirst={place.troops.indexOf(owner) === index}
      {...shared}
    />
  ))
}

interface MapTroopProps extends Omit<MapTroopsProps, 'at'> {
  readonly owner: Owner
  readonly at: Point
  readonly isFirst: boolean
}

function MapTroop({ place, owner, owners, at, center, viewer, isFirst, r }: MapTroopProps) {
  const asked = usePiece(piece.troop(place.name, owner))
  const can = asked.role === 'button'
  const found = isFirst ? { 'data-center': movedBy(center, at) } : { 'aria-hidden': true }
  return (
    <g
      {...asked}
      {...(can ? { ...found, tabIndex: -1 } : {})}
      className={can ? styles.answer : styles.passive}
      data-enemy={enemy('troop', owner, viewer)}
      transform={`translate(${at.join(' ')})`}
      aria-label={can ? `${ownerName(owners, owner)} troop, ${placeName(place)}` : undefined}
    >
      {can ? <circle className={styles.ping} r={13.5} /> : null}
      <Troop owner={owner} owners={owners} {...defined({ r })} />
    </g>
  )
}

interface MapSpyProps extends Pick<PlacedProps, 'owners' | 'center' | 'viewer'> {
  readonly name: string
  readonly seat: number
  readonly at: Point
}

/** A spy at a site. */
export function MapSpy({ name, seat, owners, at, center, viewer }: MapSpyProps) {
  const asked = usePiece(piece.spy(name, seat))
  const can = asked.role === 'button'
  return (
    <g
      {...asked}
      {...(can ? { 'data-center': movedBy(center, at), tabIndex: -1 } : {})}
      className={can ? styles.answer : styles.passive}
      data-enemy={enemy('spy', seat, viewer)}
      transform={`translate(${at.join(' ')})`}
      aria-label={can ? `spy of ${ownerName(owners, seat)}, ${name}` : undefined}
    >
      {can ? <circle className={styles.ping} r={19} /> : null}
      <Spy owner={seat} owners={owners} />
    </g>
  )
}

/** Where a piece lies on the map, for the arrow keys. */
const movedBy = ([x, y]: Point, [right, down]: Point): string => `${x + right} ${y + down}`

/** What a piece is to the viewer, for what power could do to it. */
const enemy = (kind: 'troop' | 'spy', owner: Owner, viewer: number | undefined) =>
  viewer === undefined || owner === viewer ? undefined : kind
