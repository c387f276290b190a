import { type RefObject, useEffect } from 'react'

/** How long after a change of height a click may be meant for what stood there before, in ms. */
const SETTLING = 300
/** A hand that rests moves the pointer by less, in px. */
const AT_REST = 8

interface PointerSpot {
  readonly x: number
  readonly y: number
}

/** When the place of the question last changed its height, and where the pointer was then. */
export interface HeightChange {
  readonly time: number
  readonly pointer: PointerSpot | undefined
}

/**
 * Returns whether a click says nothing about what it hits: the page has moved under a pointer that has rested
 * since.
 * @internal
 */
export function isStray(click: PointerSpot & { readonly time: number }, change: HeightChange): boolean {
  if (change.pointer === undefined || click.time - change.time > SETTLING) return false
  return isAtRest(click, change.pointer)
}

const isAtRest = (now: PointerSpot, before: PointerSpot): boolean =>
  Math.hypot(now.x - before.x, now.y - before.y) < AT_REST

/**
 * Lets no stray click through to a board, once the place of its question has become higher or lower. Keys are
 * no clicks.
 */
export function useNoStrayClicks(board: RefObject<HTMLElement | null>, questionId: string): void {
  useEffect(() => {
    const question = document.getElementById(questionId)
    const around = board.current
    if (question === null || around === null) return undefined
    let pointer: PointerSpot | undefined
    let change: HeightChange | undefined
    let height: number | undefined
    const sizes = new ResizeObserver(() => {
      const now = question.offsetHeight
      if (height !== undefined && now !== height) change = { time: performance.now(), pointer }
      height = now
    })
    const note = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer = { x, y }
      if (change?.pointer !== undefined && !isAtRest(pointer, change.pointer)) change = undefined
    }
    const hold = (event: MouseEvent) => {
      const { clientX: x, clientY: y, detail } = event
      if (detail === 0 || change === undefined || !isStray({ x, y, time: performance.now() }, change)) return
      event.preventDefault()
      event.stopPropagation()
    }
    sizes.observe(question)
    window.addEventListener('pointermove', note, { capture: true })
    window.addEventListener('pointerdown', note, { capture: true })
    around.addEventListener('click', hold, { capture: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('pointermove', note, { capture: true })
      window.removeEventListener('pointerdown', note, { capture: true })
      around.removeEventListener('click', hold, { capture: true })
    }
  }, [board, questionId])
}
