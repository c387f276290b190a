import { type RefObject, useLayoutEffect, useState } from 'react'

/** A change of width this small is not worth redrawing for. */
const STEP = 0.02

/** The width of an element over its height, as it is now; undefined while it has no size. */
export function useProportion(element: RefObject<HTMLElement | null>): number | undefined {
  const [proportion, see] = useState<number>()
  useLayoutEffect(() => {
    if (element.current === null) return
    const { current } = element
    const look = () => {
      const { clientWidth: width, clientHeight: height } = current
      see(width === 0 || height === 0 ? undefined : Math.round(width / height / STEP) * STEP)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return proportion
}
