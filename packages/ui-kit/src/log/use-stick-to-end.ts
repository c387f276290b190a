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

/** Keeps a scrolling box at its end whenever `content` changes, unless the reader scrolled up. */
export function useStickToEnd(content: number): StickToEnd {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const height = useRef(0)
  const [missed, setMissed] = useState(false)

  function toEnd() {
    if (box.current) scrollToEnd(box.current)
    atEnd.current = true
    setMissed(false)
  }
  function onScroll() {
    const element = box.current
    // Hidden, shown or resized: nobody scrolled, and the observer below finds the end again.
    if (!element || element.clientHeight !== height.current) return
    atEnd.current = endOf(element) - element.scrollTop - element.clientHeight <= NEAR
    if (atEnd.current) setMissed(false)
  }
  useLayoutEffect(() => {
    if (!atEnd.current) setMissed(true)
    else if (box.current) scrollToEnd(box.current)
  }, [content])
  // A box that was hidden in a tab, or whose size changes, has to scroll to its end again.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    height.current = element.clientHeight
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      height.current = element.clientHeight
      if (atEnd.current) scrollToEnd(element)
    })
    observer.observe(element)
    // What stays in sight over the lines grows and goes, too.
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { box, onScroll, missed, toEnd }
}

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = endOf(element) - element.clientHeight
}

/** How long the content of a box is, its children at rest: one that still slides to its place from below makes the box longer meanwhile. */
function endOf(element: HTMLElement): number {
  const last = element.lastElementChild
  if (!(last instanceof HTMLElement)) return 0
  const start = last.offsetParent === element ? 0 : element.offsetTop
  const foot = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0
  return last.offsetTop - start + last.offsetHeight + foot
}
