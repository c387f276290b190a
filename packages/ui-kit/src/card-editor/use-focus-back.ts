import { useEffect, useState } from 'react'

/** Gives the focus back, at the end of a component's life, to the element that had it at the beginning. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
