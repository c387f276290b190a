import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What is assumed before the first measurement, and where nothing can be measured. */
const ASSUMED = 800

/**
 * The width of an element in whole px, none of them in part, kept up to date. It is measured again before
 * each new drawing is seen: what else is drawn with it may have made the element wider or narrower.
 */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(ASSUMED)
  const current = useRef<HTMLElement>(null)
  const measure = useCallback(() => {
    const wide = current.current?.getBoundingClientRect().width ?? 0
    if (wide > 0) setWidth(Math.floor(wide))
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
