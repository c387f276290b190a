import { type RefCallback, useCallback, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * What is assumed before the first measurement, and where nothing can be measured: the board at 1440 by 900.
 */
const ASSUMED: Size = { width: 868, height: 804 }

/** Returns a ref and the inner size of its element, kept up to date. */
export function useSize(): readonly [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(ASSUMED)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
