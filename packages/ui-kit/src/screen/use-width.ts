import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The inner width of an element in whole px, none of them in part, kept up to date; `assumed` before the
 * first measurement and where nothing can be measured. It is measured again before each new drawing is seen:
 * what else is drawn with it may have made the element wider or narrower.
 */
export function useWidth(assumed: number): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(assumed)
  const current = useRef<HTMLElement>(null)
  const measure = useCallback(() => {
    const wide = current.current === null ? 0 : innerWidthOf(current.current)
    if (wide > 0) setWidth(wide)
  }, [])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      current.current = element
      if (element === null) return undefined
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [measure],
  )
  useLayoutEffect(measure)
  return [ref, width]
}

/** The width within the borders, and without a bar that scrolls. */
function innerWidthOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect()
  return Math.floor(width - (element.offsetWidth - element.clientWidth))
}
