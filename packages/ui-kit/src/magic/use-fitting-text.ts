import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What gives way in a text box of fixed height, in this order: the picture, reminder text, the end of the text. */
const STEPS = ['data-bare', 'data-tight', 'data-cut'] as const

/**
 * Fits a text into its box: as long as it is too tall, the element around the box gets `data-bare` (leave out the
 * picture), then `data-tight` (leave out reminder text), then `data-cut` (show that there is more).
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
  const around = box.parentElement
  for (const step of STEPS) around?.removeAttribute(step)
  for (const step of STEPS) {
    if (box.scrollHeight > box.clientHeight + 2) around?.setAttribute(step, '')
  }
}
