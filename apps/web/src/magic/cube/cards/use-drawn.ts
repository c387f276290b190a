import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** How far beyond the edge of the window a place is drawn at once. */
const MARGIN = '400px 0px'
/** How long a browser that tells of no idle time is given between two places, in ms. */
const PAUSE = 20

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined
let isQueued = false

const canObserve = () => typeof IntersectionObserver !== 'undefined'

/** What is in sight or nearly is drawn at once. */
function drawNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
}

/** Everything else is drawn one after another when the browser has nothing else to do. */
function drawWhenIdle(): void {
  if (isQueued || waiting.size === 0) return
  isQueued = true
  const next = () => {
    isQueued = false
    for (const draw of waiting.values()) {
      draw()
      break
    }
    drawWhenIdle()
  }
  if (typeof requestIdleCallback === 'undefined') setTimeout(next, PAUSE)
  else requestIdleCallback(next)
}

function waitToDraw(element: Element, draw: () => void): () => void {
  observer ??= new IntersectionObserver(drawNear, { rootMargin: MARGIN })
  const watcher = observer
  const leave = () => {
    watcher.unobserve(element)
    waiting.delete(element)
  }
  waiting.set(element, () => {
    leave()
    draw()
  })
  watcher.observe(element)
  drawWhenIdle()
  return leave
}

export interface Drawn<Target extends HTMLElement> {
  readonly ref: RefObject<Target | null>
  readonly isDrawn: boolean
  /** Does not wait any longer, such as when the focus comes. */
  readonly draw: () => void
}

/**
 * Whether a place of a long page is drawn: from the start as told, else when it comes near sight, else when the browser is idle. So the
 * page stands at once, and nothing is left to draw while it is scrolled.
 */
export function useDrawn<Target extends HTMLElement>(fromStart: boolean): Drawn<Target> {
  const ref = useRef<Target>(null)
  const [isDrawn, setDrawn] = useState(() => fromStart || !canObserve())
  useEffect(() => {
    const element = ref.current
    if (element === null || isDrawn) return undefined
    return waitToDraw(element, () => startTransition(() => setDrawn(true)))
  }, [isDrawn])
  return { ref, isDrawn, draw: () => setDrawn(true) }
}
