import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A board settles after so many looks, or never. */
const MOST_LOOKS = 6

/** How often a board was looked at. */
interface Fit {
  readonly looks: number
  readonly shown: unknown
}

/**
 * Returns by how many px a board must become lower to fit the box that it scrolls in, which no calculation knows before it is drawn: heads wrap as
 * names are long. It is measured anew whenever something else is `shown`; 0 where it is not `measured`.
 */
export function useOverflow(board: RefObject<HTMLElement | null>, shown: unknown, measured: boolean): number {
  const [over, setOver] = useState(0)
  const fit = useRef<Fit>({ looks: 0, shown: undefined })
  useLayoutEffect(() => {
    const element = board.current
    if (!measured || element === null) return undefined
    const look = () => {
      const isSame = Object.is(fit.current.shown, shown)
      const looks = isSame ? fit.current.looks + 1 : 0
      fit.current = { looks, shown }
      if (looks > MOST_LOOKS) return
      const lacks = lackOf(element)
      // What was too much for this board is not tried again.
      setOver((now) => Math.max(isSame ? now : 0, now + lacks))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, shown, measured, over])
  return measured ? over : 0
}

/** By how many px a board is higher than the box that it scrolls in; below 0, how much of the box is free. */
function lackOf(board: HTMLElement): number {
  const box = board.parentElement
  if (box === null) return 0
  const higher = box.scrollHeight - box.clientHeight
  if (higher > 0) return higher
  const foot = Number.parseFloat(getComputedStyle(box).paddingBottom) || 0
  return Math.ceil(board.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + foot)
}
