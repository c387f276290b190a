import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What may give way to a text: the picture, its own size above the smallest, reminder text, and, as marked by
 * a fade, its end.
 */
const MARKS = ['data-bare', 'data-dense', 'data-tight', 'data-cut'] as const

/** What gives way, from the least to the most: the picture goes before any word does. */
const STEPS: readonly (readonly (typeof MARKS)[number][])[] = [
  [],
  ['data-bare'],
  ['data-bare', 'data-dense'],
  ['data-tight'],
  ['data-bare', 'data-tight'],
  ['data-bare', 'data-dense', 'data-tight'],
  ['data-bare', 'data-dense', 'data-tight', 'data-cut'],
]

/**
 * Fits a text into its box: the element around the box gets the marks of the first step at which the text is
 * not taller than the box.
 */
export function useFittingText(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) fit(box.current)
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => fit(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return box
}

function fit(box: HTMLElement): void {
  for (const step of STEPS) {
    for (const mark of MARKS) box.parentElement?.toggleAttribute(mark, step.includes(mark))
    if (box.scrollHeight <= box.clientHeight + 2) return
  }
}
