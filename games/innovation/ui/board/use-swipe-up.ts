import { type TouchEvent, useRef } from 'react'

/** A finger that goes up so far, and less to the side, has swiped; in px. */
const FAR = 48

/**
 * Handlers for a row of cards: a card that a finger swipes up is clicked, which melds it where that is asked.
 */
export function useSwipeUp() {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch === undefined ? undefined : { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const touch = changedTouches[0]
      const from = start.current
      start.current = undefined
      if (from === undefined || touch === undefined || !(target instanceof Element)) return
      const [across, up] = [Math.abs(touch.clientX - from.x), from.y - touch.clientY]
      if (up > FAR && up > across) target.closest<HTMLElement>('[data-piece]')?.click()
    },
  }
}
