/** What comes one by one, handed on together. */
export interface Gathered<T> {
  /** Handed on with everything else that is there already when the page gets to it. */
  readonly add: (one: T) => void
  /** Hands on what came so far, now. */
  readonly flush: () => void
}

/**
 * Gathers what comes while the page is busy, so that `work` is done once for all of it. Browsers let the timers of a hidden
 * page wait: what came meanwhile is handed on at once when the page is shown.
 */
export function gather<T>(work: (come: readonly T[]) => void): Gathered<T> {
  const waiting: T[] = []
  const flush = () => {
    document.removeEventListener('visibilitychange', flush)
    if (waiting.length > 0) work(waiting.splice(0))
  }
  return {
    add: (one) => {
      if (waiting.push(one) > 1) return
      setTimeout(flush)
      document.addEventListener('visibilitychange', flush)
    },
    flush,
  }
}
