import { useSyncExternalStore } from 'react'

let isPrinting = false
const listeners = new Set<() => void>()

function setPrinting(value: boolean): void {
  isPrinting = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('beforeprint', start)
    window.removeEventListener('afterprint', end)
  }
}

const start = () => setPrinting(true)
const end = () => setPrinting(false)

/** Whether the page is being printed: what draws a part of its lines draws them all then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
