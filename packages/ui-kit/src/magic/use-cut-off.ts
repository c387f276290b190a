import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Marks a box with `data-cut` while its content is taller than the box, so that the style can show that there is more. */
export function useCutOff(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const mark = () => element.toggleAttribute('data-cut', element.scrollHeight > element.clientHeight + 2)
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return box
}
