import { type RefCallback, useCallback, useState } from 'react'

/** What is assumed before the first measurement, and where nothing can be measured. */
const ASSUMED = 1080

/** The inner width of an element, kept up to date. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(ASSUMED)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
