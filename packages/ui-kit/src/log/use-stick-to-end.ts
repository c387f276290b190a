import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far from the end, in px, still counts as being there. */
const NEAR = 24

export interface StickToEnd {
  readonly box: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** Something was added while the reader had scrolled up. */
  readonly missed: boolean
  readonly toEnd: () => void
}

interface Sticking {
  /** How much of it is drawn: what is drawn above the end is not missed by whoever scrolled up. */
  readonly drawn?: number
  /** The reader is led elsewhere. */
  readonly isHeld?: boolean
}

/** Keeps a scrolling box at its end whenever `content` changes, unless the reader scrolled up. */
export function useStickToEnd(content: number, { drawn, isHeld = false }: Sticking = {}): StickToEnd {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const height = useRef(0)
  const top = useRef(0)
  const [missed, setMissed] = useState(false)

  const scroll = () => void (box.current && scrollToEnd(box.current, top))
  function toEnd() {
    scroll()
    atEnd.current = true
    setMissed(false)
  }
  function onScroll() {
    const element = box.current
    // Hidden, shown or resized: nobody scrolled, and the observer below finds the end again.
    if (!element || element.clientHeight !== height.current) return
    const isNear = endOf(element) - element.scrollTop - element.clientHeight <= NEAR
    // What grew since it was scrolled is found by the observer below, too: only who scrolls up leaves the
    // end.
    if (isNear || element.scrollTop < top.current) atEnd.current = isNear
    top.current = element.scrollTop
    if (isNear) setMissed(false)
  }
  useLayoutEffect(() => void (atEnd.current = !isHeld), [isHeld])
  useLayoutEffect(() => {
    if (!atEnd.current) setMissed(!isHeld)
    else scroll()
  }, [content, isHeld])
  useLayoutEffect(() => void (atEnd.current && scroll()), [drawn])
  // A box that was hidden in a tab, or whose size changes, has to scroll to its end again.
  useLayoutEffect(() => {
    const element = box.current
    height.current = element?.clientHeight ?? 0
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      height.current = element.clientHeight
      if (atEnd.current) scrollToEnd(element, top)
    })
    observer.observe(element)
    // What stays in sight over the lines grows and goes, too.
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { box, onScroll, missed, toEnd }
}

/** Where lines went, the end is higher than before: nobody scrolled up. */
function scrollToEnd(element: HTMLElement, top: RefObject<number>): void {
  element.scrollTop = endOf(element) - element.clientHeight
  top.current = element.scrollTop
}

/**
 * How long the content of a box is, its children at rest: one that still slides to its place from below makes
 * the box longer meanwhile.
 */
function endOf(element: HTMLElement): number {
  const last = element.lastElementChild
  if (!(last instanceof HTMLElement)) return 0
  const start = last.offsetParent === element ? 0 : element.offsetTop
  const foot = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0
  return last.offsetTop - start + last.offsetHeight + foot
}
