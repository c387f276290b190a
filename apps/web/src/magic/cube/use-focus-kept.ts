import { type RefObject, useEffect, useRef } from 'react'

/**
 * For content under a dialog: takes the focus when the dialog has closed and the element that had the focus
 * is gone, such as the row of a deleted item.
 */
export function useFocusKept<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  const wasOpen = useRef(isOpen)
  // The dialog restores the focus before this runs.
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body) ref.current?.focus()
  }, [isOpen])
  return ref
}
