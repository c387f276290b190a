import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what stays on a page under a dialog: it takes the focus when the dialog has closed and what had the focus before is gone,
 * as the row of something deleted is.
 */
export function useFocusKept<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  const wasOpen = useRef(isOpen)
  // A dialog gives the focus back as it goes, which is before this.
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body) ref.current?.focus()
  }, [isOpen])
  return ref
}
