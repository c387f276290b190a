import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far beyond the edge of the window still counts as near. */
const MARGIN = '500px 0px'

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

const canObserve = () => typeof IntersectionObserver !== 'undefined'

/** One observer for all: a page watches hundreds of elements. */
function watch(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  const watcher = observer
  listeners.set(element, onChange)
  watcher.observe(element)
  return () => {
    watcher.unobserve(element)
    listeners.delete(element)
  }
}

export interface NearSight<Target extends HTMLElement> {
  readonly ref: RefObject<Target | null>
  /** Whether it is in sight or nearly; what holds the focus stays near. */
  readonly isNear: boolean
  /** Its height in px when it was last near. */
  readonly height: number | undefined
  /** Treats it as near, such as when the focus comes to it. */
  readonly bring: () => void
}

/** Follows whether an element is in sight or nearly, so that only then its content is drawn. Begins as told. */
export function useNearSight<Target extends HTMLElement>(startsNear: boolean): NearSight<Target> {
  const ref = useRef<Target>(null)
  const [state, setState] = useState<{ readonly isNear: boolean; readonly height?: number }>(() => ({
    isNear: startsNear || !canObserve(),
  }))
  useEffect(() => {
    const element = ref.current
    if (element === null || !canObserve()) return undefined
    return watch(element, (isNear) => {
      if (!isNear && element.contains(document.activeElement)) return
      setState((before) => {
        if (before.isNear === isNear) return before
        return isNear ? { ...before, isNear } : { isNear, height: element.offsetHeight }
      })
    })
  }, [])
  return {
    ref,
    isNear: state.isNear,
    height: state.height,
    bring: () => setState((before) => ({ ...before, isNear: true })),
  }
}
