import { UnsavedWork, useLeaving } from '@parlour/ui-kit'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the page while a dialog on it holds unsaved work: the back button and links then ask as the dialog's
 * own ways out do, and the browser asks before it loads the page again or closes it.
 */
export function StayForUnsaved({ children }: { readonly children: ReactNode }) {
  const asks = useRef(new Set<() => void>())
  const hold = useCallback((ask: () => void) => {
    asks.current.add(ask)
    return () => void asks.current.delete(ask)
  }, [])
  const leaving = useLeaving(() => asks.current.size > 0)
  useEffect(() => {
    if (leaving === undefined) return
    for (const ask of asks.current) ask()
    leaving.stay()
  }, [leaving])
  return <UnsavedWork value={hold}>{children}</UnsavedWork>
}
