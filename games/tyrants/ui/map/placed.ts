import type { PlaceView } from '../../rules/view'
import type { MapPlace, Point } from './map-place'
import type { MapOwner } from './owner'

/** A location on the map with what stands there. */
export interface PlacedProps {
  readonly place: MapPlace
  readonly stand: PlaceView
  readonly owners: readonly MapOwner[]
  readonly center: Point
  /** The seat of whoever looks. */
  readonly viewer: number | undefined
  /** Whoever's presence is meant has it here. */
  readonly isReached: boolean
  /** Something came or went here last. */
  readonly isLast: boolean
  /** It is only looked at: nothing there can be pointed at or answered. */
  readonly isPicture?: boolean
}
