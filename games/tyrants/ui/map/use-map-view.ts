import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type Area, type ChangeArea, fitted, showing, zoomed } from './map-area'
import type { MapShape, Point } from './map-place'
import { type DragHandlers, useMapDrag } from './use-map-drag'

/** Which part of the map is seen, and what moves it. */
export interface MapView {
  /** For the `viewBox`. */
  readonly area: Area
  readonly isDragged: boolean
  /** Of the element around the map. */
  readonly handlers: DragHandlers
  /** Zooms around the middle: below 1 nearer. */
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  /** Brings a point into view, where it is not. */
  readonly show: (point: Point) => void
}

const WHEEL = 1.1

interface SeenMap {
  /** The element around the map. */
  readonly box: RefObject<HTMLElement | null>
  /** What is drawn of the map. */
  readonly frame: Area
  /** The shape of the window that it is laid out for. */
  readonly shape: MapShape
}

/** Lets a map be dragged and zoomed. */
export function useMapView({ box, frame, shape }: SeenMap): MapView {
  const { width } = frame
  const [seen, see] = useState(frame)
  const change = useCallback<ChangeArea>(
    (to, at) => {
      const { current } = box
      const rect = current?.getBoundingClientRect() ?? new DOMRect()
      const middle: Point = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      see((area) => to(area, { rect, at: at ?? middle }))
    },
    [box],
  )
  const fit = useCallback(
    () => change((_, { rect }) => fitted(frame, [rect.width, rect.height], shape)),
    [change, frame, shape],
  )
  useEffect(() => {
    if (box.current === null) return
    const watch = new ResizeObserver(fit)
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box, fit])
  useWheel(box, change, width)
  const drag = useMapDrag(change, width)
  return {
    area: seen,
    ...drag,
    zoom: (factor) => change((area, pointed) => zoomed(area, pointed, { factor, mapWidth: width })),
    fit,
    show: (point) => see((area) => showing(area, point)),
  }
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
