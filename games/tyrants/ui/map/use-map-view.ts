import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Area, type ChangeArea, fitted, areaInBox, showing, zoomed } from './map-area'
import type { Point } from './map-place'
import { type DragHandlers, useMapDrag } from './use-map-drag'

/** Which part of the map is seen, and what moves it. */
export interface MapView {
  /** For the `viewBox`. */
  readonly area: Area
  readonly isDragged: boolean
  /** For the element around the map. */
  readonly handlers: DragHandlers
  /** Zooms around the middle: below 1 nearer. */
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  /** Brings a point into view, where it is not. */
  readonly show: (point: Point) => void
  /** Shows another part, and stays there. */
  readonly go: (to: (area: Area) => Area) => void
}

const WHEEL = 1.1

interface SeenMap {
  /** The element around the map. */
  readonly box: RefObject<HTMLElement | null>
  /** What is drawn of the map. */
  readonly frame: Area
}

/** Lets a map be dragged and zoomed. What was moved stays so while its box becomes another, or is hidden. */
export function useMapView({ box, frame }: SeenMap): MapView {
  const { width } = frame
  const [seen, see] = useState(frame)
  const isMoved = useRef(false)
  const change = useCallback<ChangeArea>(
    (to, at) => {
      isMoved.current = true
      const { current } = box
      const rect = current?.getBoundingClientRect() ?? new DOMRect()
      const middle: Point = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      see((area) => to(area, { rect, at: at ?? middle }))
    },
    [box],
  )
  const fit = useCallback(() => {
    change((_, { rect }) => fitted(frame, [rect.width, rect.height]))
    isMoved.current = false
  }, [change, frame])
  const grow = useCallback(
    (before: DOMRect, now: DOMRect) => {
      if (isMoved.current) see((area) => areaInBox(area, before, now))
      else fit()
    },
    [fit],
  )
  useBoxSize(box, fit, grow)
  useWheel(box, change, width)
  const drag = useMapDrag(change, width)
  return {
    area: seen,
    ...drag,
    zoom: (factor) => change((area, pointed) => zoomed(area, pointed, { factor, mapWidth: width })),
    fit,
    show: (point) => see((area) => showing(area, point)),
    go: change,
  }
}

/**
 * Calls back with the size of an element: with its first size, and after each change. A hidden element has no
 * size.
 */
function useBoxSize(
  box: RefObject<HTMLElement | null>,
  onFirst: () => void,
  onOther: (before: DOMRect, now: DOMRect) => void,
): void {
  useEffect(() => {
    const { current } = box
    if (current === null) return
    let before: DOMRect | undefined
    const watch = new ResizeObserver(() => {
      const now = current.getBoundingClientRect()
      if (now.width === 0) return
      if (before === undefined) onFirst()
      else onOther(before, now)
      before = now
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [box, onFirst, onOther])
}

function useWheel(box: RefObject<HTMLElement | null>, change: ChangeArea, mapWidth: number): void {
  useEffect(() => {
    const element = box.current
    const wheel = (event: WheelEvent) => {
      // The page must not scroll: only a listener that is not passive may say so.
      event.preventDefault()
      const factor = event.deltaY > 0 ? WHEEL : 1 / WHEEL
      change((area, pointed) => zoomed(area, pointed, { factor, mapWidth }), [event.clientX, event.clientY])
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [box, change, mapWidth])
}
