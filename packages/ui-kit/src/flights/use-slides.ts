import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { milliseconds } from './milliseconds'

/** Where the parts of a box stood, in a window so wide, and how far what is around the box was scrolled. */
interface BoxPositions {
  readonly width: number
  readonly scrolled: number
  readonly places: ReadonlyMap<HTMLElement, readonly [left: number, top: number]>
}

/**
 * Lets the parts of a box that found another place slide there instead of jumping: those that a selector
 * names, the box among them, each within the nearest positioned part around it. What somebody moved by
 * scrolling or by the size of the window does not slide, and nothing does with movement switched off. With
 * `isOff` nothing slides, and nothing is measured.
 */
export function useSlides(
  box: RefObject<HTMLElement | null>,
  parts: string,
  { isOff = false }: { readonly isOff?: boolean } = {},
): void {
  const stood = useRef<BoxPositions>(undefined)
  const sizes = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    if (isOff) {
      stood.current = undefined
      return
    }
    for (const part of settle(box, parts, stood)) sizes.current?.observe(part)
  })
  useEffect(() => {
    // What takes another size by itself gives others another place, also what stands before the box: told
    // before that is drawn.
    if (isOff) return undefined
    const observer = new ResizeObserver(() => void settle(box, parts, stood))
    sizes.current = observer
    const around = box.current?.parentElement?.children ?? []
    for (const part of [...(stood.current?.places.keys() ?? []), ...around]) observer.observe(part)
    return () => observer.disconnect()
  }, [box, parts, isOff])
  useEffect(() => {
    const element = box.current
    if (element === null || isOff) return undefined
    const note = () => {
      stood.current = standing(element, parts)
    }
    // What scrolls is the box, or what is around it.
    const around = element.parentElement ?? element
    around.addEventListener('scroll', note, { capture: true })
    return () => around.removeEventListener('scroll', note, { capture: true })
  }, [box, parts, isOff])
}

/**
 * Notes where the parts stand now, and lets those slide that stood elsewhere before. Returns those that were
 * not there before.
 */
function settle(
  box: RefObject<HTMLElement | null>,
  parts: string,
  stood: RefObject<BoxPositions | undefined>,
): readonly HTMLElement[] {
  const element = box.current
  if (element === null) return []
  const before = stood.current
  const now = standing(element, parts)
  stood.current = now
  if (before?.width === now.width && before.scrolled === now.scrolled) slide(before, now)
  return [...now.places.keys()].filter((part) => before?.places.has(part) !== true)
}

function standing(box: HTMLElement, parts: string): BoxPositions {
  const found = [...(box.matches(parts) ? [box] : []), ...box.querySelectorAll<HTMLElement>(parts)]
  // What is hidden stands nowhere.
  const seen = found.filter(({ offsetParent }) => offsetParent !== null)
  const places = seen.map(
    (part) => [part, [part.offsetLeft - box.scrollLeft, part.offsetTop - box.scrollTop]] as const,
  )
  return { width: innerWidth, scrolled: box.parentElement?.scrollTop ?? 0, places: new Map(places) }
}

function slide(before: BoxPositions, now: BoxPositions): void {
  const moved = [...now.places].flatMap(([part, [left, top]]) => {
    const [wasLeft, wasTop] = before.places.get(part) ?? [left, top]
    return wasLeft === left && wasTop === top ? [] : [{ part, x: wasLeft - left, y: wasTop - top }]
  })
  if (moved.length === 0) return
  const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--motion'))
  if (duration === 0) return
  // What still slides goes on from where it is seen. Everything is read before anything is redrawn.
  const ways = moved.map(({ part, x, y }) => ({ part, start: awayFrom(part).translate(x, y).toString() }))
  for (const { part, start } of ways) {
    sliding.get(part)?.cancel()
    const frames = [{ transform: start }, { transform: 'none' }]
    sliding.set(part, part.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' }))
  }
}

/** What slides now: its next slide begins where it is seen, and ends this one. */
const sliding = new WeakMap<HTMLElement, Animation>()

/** How far from its place a part is seen. */
function awayFrom(part: HTMLElement): DOMMatrix {
  const isSliding = sliding.get(part)?.playState === 'running'
  return new DOMMatrix(isSliding ? getComputedStyle(part).transform : undefined)
}
