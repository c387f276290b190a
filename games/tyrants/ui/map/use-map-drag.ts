import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type ChangeArea, moved, zoomed } from './map-area'
import type { Point } from './map-place'

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** A pointer that moved less than this has clicked. */
const CLICK = 6

/** One pointer drags the map, two zoom it. */
export function useMapDrag(
  change: ChangeArea,
  mapWidth: number,
): { readonly isDragged: boolean; readonly handlers: DragHandlers } {
  const pointers = useRef(new Map<number, Point>())
  const travel = useRef(0)
  const [isDragged, drag] = useState(false)
  const move = (before: Point, now: Point, other: Point | undefined) => {
    travel.current += distance(before, now)
    if (travel.current >= CLICK) drag(true)
    if (other === undefined)
      change((area, { rect }) => moved(area, rect, [now[0] - before[0], now[1] - before[1]]))
    else change((area, pointed) => zoomed(area, pointed, { factor: pinch(before, now, other), mapWidth }))
  }
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
    if (pointers.current.size === 0) drag(false)
  }
  const handlers: DragHandlers = {
    onPointerDown: ({ pointerId, clientX, clientY }) => {
      if (pointers.current.size === 0) travel.current = 0
      pointers.current.set(pointerId, [clientX, clientY])
    },
    onPointerMove: ({ pointerId, clientX, clientY }) => {
      const before = pointers.current.get(pointerId)
      if (before === undefined) return
      pointers.current.set(pointerId, [clientX, clientY])
      move(before, [clientX, clientY], otherThan(pointers.current, pointerId))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClickCapture: (event) => {
      // The end of a drag is not a click.
      if (travel.current >= CLICK) event.stopPropagation()
      travel.current = 0
    },
  }
  return { isDragged, handlers }
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
const pinch = (before: Point, now: Point, other: Point): number =>
  distance(before, other) / Math.max(1, distance(now, other))
const otherThan = (pointers: ReadonlyMap<number, Point>, one: number): Point | undefined =>
  [...pointers].find(([id]) => id !== one)?.[1]
