/** Collects items that arrive one by one and hands them on together. */
export interface ItemGatherer<T> {
  /** Hands the item on together with all others that have arrived by then. */
  readonly add: (one: T) => void
  /** Hands on at once what has arrived so far. */
  readonly flush: () => void
}

/**
 * Gathers what arrives while the page is busy, so that `work` runs once for all of it. Browsers delay the
 * timers of a hidden page: what arrived in the meantime is handed on when the page is shown.
 */
export function gather<T>(work: (added: readonly T[]) => void): ItemGatherer<T> {
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
