import { drawMap } from './map-drawing'
import type { MapLayout, MapPlace, Point } from './map-place'

/**
 * How near to each other and how far apart the sites may be drawn, against the layout: nearer hides a path
 * space.
 */
const LOWEST = 0.88
const HIGHEST = 1.15
const WIDEST = 1.5

/**
 * Returns a layout drawn out to the room that there is, its width over its height: in a low room the sites
 * stand nearer above each other and farther apart beside each other. So the map fills the room, and all of it
 * can be drawn larger. A layout with curves or tiles of its own stays as it was made.
 */
export function inRoom(layout: MapLayout, places: readonly MapPlace[], proportion: number): MapLayout {
  if (layout.curves !== undefined || layout.tiles !== undefined) return layout
  const { width, height } = drawMap(places, layout).frame
  const [spanX, spanY] = [0, 1].map((axis) => span(Object.values(layout.at).map((at) => at[axis] ?? 0)))
  if (spanX === undefined || spanY === undefined || spanX === 0 || spanY === 0) return layout
  const down = between(1 + (width / proportion - height) / spanY, LOWEST, HIGHEST)
  const across = between(1 + (proportion * (height + (down - 1) * spanY) - width) / spanX, 1, WIDEST)
  const drawnOut = ([x, y]: Point): Point => [x * across, y * down]
  const all = (points: MapLayout['at']) =>
    Object.fromEntries(Object.entries(points).map(([name, point]) => [name, drawnOut(point)]))
  return { size: drawnOut(layout.size), at: all(layout.at), bends: all(layout.bends) }
}

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
