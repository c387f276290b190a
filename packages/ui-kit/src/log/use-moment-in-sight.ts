import { type RefObject, useEffect } from 'react'
import { useMomentStore } from '../look-back/look-back'

/** In a look back, scrolls the log to the lines of the moment that is shown. */
export function useMomentInSight(box: RefObject<HTMLElement | null>): void {
  const moment = useMomentStore()
  useEffect(() => {
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      // By then the lines of the moment are marked.
      frame = requestAnimationFrame(() => scrollToMoment(box.current))
    }
    if (moment.getState().at !== undefined) follow()
    const stop = moment.subscribe(follow)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [moment, box])
}

function scrollToMoment(log: HTMLElement | null): void {
  const line = log?.querySelector('[data-moment="now"]')
  if (log === null || line === null || line === undefined) return
  const [outer, inner] = [log.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  // Only the log itself is scrolled, never what stands around it.
  log.scrollBy(0, inner.top - outer.top - outer.height / 3)
}
