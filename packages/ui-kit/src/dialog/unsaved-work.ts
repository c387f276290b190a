import { createContext, useContext, useEffect } from 'react'

/**
 * Tells the page that there is unsaved work, and how to ask what to do with it when the user is about to
 * leave. Returns the function that withdraws this.
 */
export const UnsavedWork = createContext<(ask: () => void) => () => void>(() => () => undefined)

/**
 * Makes the surrounding page ask before it is left, as long as there is unsaved work. `ask` must keep its
 * identity.
 */
export function useUnsavedWork(isUnsaved: boolean, ask: () => void): void {
  const hold = useContext(UnsavedWork)
  useEffect(() => (isUnsaved ? hold(ask) : undefined), [isUnsaved, hold, ask])
}
