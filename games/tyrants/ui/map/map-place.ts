import type { Route } from '../../rules/facts/map'
import type { Marker } from '../../rules/facts/world'

/** What the drawing of a map needs to know of a location; those of a game's own map have all of it. */
export interface MapPlace {
  readonly name: string
  /** What people call it, where that is not the name. */
  readonly label?: string
  readonly kind: 'major' | 'minor' | 'path'
  /** Troop spaces. */
  readonly spaces: number
  readonly points: number
  readonly start: boolean
  readonly marker?: Marker
  readonly route?: Route
  /** Numbers of the locations beside it, by their place in the list. */
  readonly neighbors: readonly number[]
}

/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number]

/** Where a map's sites lie in a window of one shape, and how far the ways between them are bent aside. */
export interface MapLayout {
  readonly size: Point
  /** The centers of the sites. */
  readonly at: Readonly<Record<string, Point>>
  /**
   * By the sites that a way joins, `from|to`: how far its middle lies from the straight line; none where it
   * is straight.
   */
  readonly bends: Readonly<Record<string, Point>>
  /**
   * All locations have their own places, path spaces too, and every link is drawn by itself: as one of these
   * or straight.
   */
  readonly curves?: readonly Curve[]
  readonly tiles?: readonly TileOutline[]
}

/** Where a hex tile lies. */
export interface TileOutline {
  readonly id: string
  readonly corners: readonly Point[]
}

/** A way between two neighbors with the handles of its cubic curve. */
export interface Curve {
  readonly ends: readonly [string, string]
  readonly handles: readonly [Point, Point]
}

/** Which windows a layout is made for. */
export type MapShape = 'wide' | 'tall'
