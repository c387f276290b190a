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
  /** The player whose presence is shown has it here. */
  readonly isReached: boolean
  /** A piece came or went here in the last move. */
  readonly isLast: boolean
  /** The number of the latest deed at this location, from 1; 0 without one. */
  readonly rank?: number
  /** It is only shown: nothing there can be pointed at or answered. */
  readonly isPicture?: boolean
}
