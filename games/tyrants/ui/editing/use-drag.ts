import { type PointerEvent, useRef } from 'react'
import type { Point } from '../map/map-place'

interface Drag {
  readonly id: string
  readonly pointer: number
  readonly at: Point
  /** Units of the drawing for a pixel of the screen. */
  readonly unit: number
  readonly isMoving: boolean
}

interface DragActs {
  /** Something was pressed; without an id, the free ground. */
  readonly onPress: (id: string | undefined, event: PointerEvent<SVGSVGElement>) => void
  /** By how much it was moved since it was pressed, in units of the drawing. */
  readonly onMove: (id: string, by: Point) => void
  readonly onEnd: () => void
}

/** A finger that shakes drags nothing. */
const LIFT = 4

const idAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-handle]')?.getAttribute('data-handle') ?? undefined)
    : undefined

/**
 * A finger on a handle moves that and not the page: browsers do not heed `touch-action` on parts of drawings.
 */
function keepFinger(svg: SVGSVGElement) {
  const onTouch = (event: TouchEvent) => {
    if (event.target !== null && idAt(event.target) !== undefined) event.preventDefault()
  }
  // Only a listener that is not passive may say so.
  svg.addEventListener('touchstart', onTouch, { passive: false })
  return () => svg.removeEventListener('touchstart', onTouch)
}

/**
 * Drags what has a handle in a drawing, by mouse, pen or finger; also where the pointer leaves the drawing.
 */
export function useDrag({ onPress, onMove, onEnd }: DragActs) {
  const drag = useRef<Drag | undefined>(undefined)
  const end = () => {
    if (drag.current?.isMoving === true) onEnd()
    drag.current = undefined
  }
  return {
    ref: keepFinger,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || drag.current !== undefined) return
      const id = idAt(event.target)
      onPress(id, event)
      if (id === undefined) return
      const { currentTarget: svg, pointerId } = event
      svg.setPointerCapture?.(pointerId)
      const scale = svg.getScreenCTM?.()?.a ?? 1
      const at: Point = [event.clientX, event.clientY]
      drag.current = { id, pointer: pointerId, at, unit: 1 / scale, isMoving: false }
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
      const { current } = drag
      if (current === undefined || current.pointer !== pointerId) return
      const by: Point = [clientX - current.at[0], clientY - current.at[1]]
      if (!current.isMoving && Math.hypot(...by) < LIFT) return
      drag.current = { ...current, isMoving: true }
      onMove(current.id, [by[0] * current.unit, by[1] * current.unit])
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
