import { UnsavedWork, useLeaving } from '@parlour/ui-kit'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'

/**
 * Stays on the page while a dialog has unsaved work: the back button and links then ask like closing the
 * dialog, and the browser asks before it reloads or closes the page.
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
