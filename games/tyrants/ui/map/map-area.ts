import type { Point } from './map-place'

/** The part of a map that is seen, in the map's units. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A point on the screen, and where the map lies there. */
export interface PointerOnMap {
  readonly rect: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
  readonly at: Point
}

/** Changes what is seen, as the map lies on the screen now, around a point of it or its middle. */
export type ChangeArea = (to: (area: Area, pointed: PointerOnMap) => Area, at?: Point) => void

const NEAREST = 4
const FARTHEST = 3

/** Returns the initial visible area: all of the map, centered in its box. */
export function fitted(frame: Area, [boxWidth, boxHeight]: Point): Area {
  if (boxWidth === 0 || boxHeight === 0) return frame
  const { width, height } = frame
  const units = Math.max(width / boxWidth, height / boxHeight)
  const [w, h] = [boxWidth * units, boxHeight * units]
  return { x: frame.x + (width - w) / 2, y: frame.y + (height - h) / 2, width: w, height: h }
}

/** A zoom: a factor below 1 zooms in, within bounds set by the width of the map. */
export interface Zoom {
  readonly factor: number
  readonly mapWidth: number
}

/** Returns the visible area after a zoom that keeps the point at the pointer in place. */
export function zoomed(area: Area, { rect, at }: PointerOnMap, { factor, mapWidth }: Zoom): Area {
  const width = Math.min(mapWidth * FARTHEST, Math.max(mapWidth / NEAREST, area.width * factor))
  const height = (area.height * width) / area.width
  const right = rect.width === 0 ? 0.5 : (at[0] - rect.left) / rect.width
  const down = rect.height === 0 ? 0.5 : (at[1] - rect.top) / rect.height
  return {
    x: area.x + (area.width - width) * right,
    y: area.y + (area.height - height) * down,
    width,
    height,
  }
}

/** Returns the visible area after the map was dragged by this many pixels. */
export function moved(area: Area, { width }: Pick<DOMRect, 'width'>, [right, down]: Point): Area {
  const units = width === 0 ? 0 : area.width / width
  return { ...area, x: area.x - right * units, y: area.y - down * units }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * What is seen after the box of the map has become another: as large as before, each place where it was on
 * the screen.
 */
export function areaInBox(area: Area, before: Box, now: Box): Area {
  const units = area.width / before.width
  return {
    x: area.x + (now.left - before.left) * units,
    y: area.y + (now.top - before.top) * units,
    width: now.width * units,
    height: now.height * units,
  }
}

/**
 * Returns the area to show so that a point is in sight: the same area if it is already, or else one around
 * the point.
 */
export function showing(area: Area, [x, y]: Point): Area {
  const isSeen = x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height
  return isSeen ? area : { ...area, x: x - area.width / 2, y: y - area.height / 2 }
}

export type Side = 'above' | 'below' | 'left' | 'right'

/** Returns on which side of what is seen a point lies; undefined where it is in sight. */
export function sideOf(area: Area, [x, y]: Point): Side | undefined {
  if (y < area.y) return 'above'
  if (y > area.y + area.height) return 'below'
  if (x < area.x) return 'left'
  return x > area.x + area.width ? 'right' : undefined
}

/** Where to go: to points on one side, within the map. */
interface AreaSearch {
  readonly side: Side
  readonly points: readonly Point[]
  readonly frame: Area
}

/**
 * Returns what is seen so far to one side that the nearest of the points there is in sight, with room behind
 * it for others; the map's end is the farthest.
 */
export function toward(area: Area, { side, points, frame }: AreaSearch): Area {
  const isDown = side === 'above' || side === 'below'
  const [axis, length] = isDown ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const places = points.map(([x, y]) => (isDown ? y : x))
  const to =
    side === 'below' || side === 'right'
      ? Math.min(Math.min(...places) - area[length] / 3, frame[axis] + frame[length] - area[length])
      : Math.max(Math.max(...places) - (area[length] * 2) / 3, frame[axis])
  return { ...area, [axis]: to }
}
