import { usePiece } from '@parlour/ui-kit'
import { type Owner, piece } from '../../rules/facts/piece'
import type { Point } from './map-place'
import styles from './map.module.css'
import { type MapOwner, ownerName } from './owner'
import { placeName } from './place-words'
import type { PlacedProps } from './placed'
import { Spy, Troop } from './troop'

interface MapTroopsProps {
  readonly place: PlacedProps['place'] & PlacedProps['stand']
  readonly owners: readonly MapOwner[]
  /** The spaces, filled from the first in the order in which the troops came. */
  readonly at: readonly Point[]
  readonly r?: number
}

/** The troops at a location; those that a question is about can be clicked. */
export function MapTroops({ place, owners, at, r }: MapTroopsProps) {
  return place.troops.map((owner, index) => (
    <MapTroop
      key={index}
      place={place}
      owner={owner}
      owners={owners}
      at={at[index] ?? [0, 0]}
      // Which troop of an owner is meant does not matter: one of them is a tab stop and has the name.
      isFirst={place.troops.indexOf(owner) === index}
      {...(r === undefined ? {} : { r })}
    />
  ))
}

interface MapTroopProps extends Omit<MapTroopsProps, 'at'> {
  readonly owner: Owner
  readonly at: Point
  readonly isFirst: boolean
}

function MapTroop({ place, owner, owners, at, isFirst, r }: MapTroopProps) {
  const asked = usePiece(piece.troop(place.name, owner))
  const can = asked.role === 'button'
  const hidden = isFirst ? {} : { tabIndex: -1, 'aria-hidden': true }
  return (
    <g
      {...asked}
      {...(can ? hidden : {})}
      className={can ? styles.answer : styles.passive}
      transform={`translate(${at.join(' ')})`}
      aria-label={can ? `${ownerName(owners, owner)} troop, ${placeName(place)}` : undefined}
    >
      {can ? <circle className={styles.ping} r={13.5} /> : null}
      <Troop owner={owner} owners={owners} {...(r === undefined ? {} : { r })} />
    </g>
  )
}

interface MapSpyProps {
  readonly name: string
  readonly seat: number
  readonly owners: readonly MapOwner[]
  readonly at: Point
}

/** A spy at a site. */
export function MapSpy({ name, seat, owners, at }: MapSpyProps) {
  const asked = usePiece(piece.spy(name, seat))
  const can = asked.role === 'button'
  return (
    <g
      {...asked}
      className={can ? styles.answer : styles.passive}
      transform={`translate(${at.join(' ')})`}
      aria-label={can ? `spy of ${ownerName(owners, seat)}, ${name}` : undefined}
    >
      {can ? <circle className={styles.ping} r={19} /> : null}
      <Spy owner={seat} owners={owners} />
    </g>
  )
}
