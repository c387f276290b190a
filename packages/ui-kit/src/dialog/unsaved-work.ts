import { createContext, useContext, useEffect } from 'react'

/**
 * Tells the page that there is unsaved work, and how to ask what shall become of it when somebody is about to leave. Returns the
 * way to end it.
 */
export const UnsavedWork = createContext<(ask: () => void) => () => void>(() => () => undefined)

/** Keeps the page around from being left without a question for as long as there is unsaved work. `ask` stays the same. */
export function useUnsavedWork(isUnsaved: boolean, ask: () => void): void {
  const hold = useContext(UnsavedWork)
  useEffect(() => (isUnsaved ? hold(ask) : undefined), [isUnsaved, hold, ask])
}
