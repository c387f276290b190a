import { UnsavedWork } from '@parlour/ui-kit'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { NavigationType, useBlocker } from 'react-router'

/**
 * Keeps the page while a dialog on it holds unsaved work: the back button and links then ask as the dialog's own ways out do,
 * and the browser asks before it loads the page again or closes it.
 */
export function StayForUnsaved({ children }: { readonly children: ReactNode }) {
  const asks = useRef(new Set<() => void>())
  const hold = useCallback((ask: () => void) => {
    asks.current.add(ask)
    return () => void asks.current.delete(ask)
  }, [])
  const { state, reset } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Replacing the page's own address does not leave it.
      historyAction !== NavigationType.Replace &&
      asks.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (state !== 'blocked') return
    for (const ask of asks.current) ask()
    reset()
  }, [state, reset])
  useEffect(() => {
    const onUnload = (event: Event) => {
      if (asks.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
  return <UnsavedWork value={hold}>{children}</UnsavedWork>
}
