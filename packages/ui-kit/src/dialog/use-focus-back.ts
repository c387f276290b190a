import { useEffect, useState } from 'react'

/** Gives the focus back, at the end of a component's life, to the element that had it at the beginning. */
export function useFocusBack(): void {
  const [before] = useState(focusKeeper)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** What has the focus; instead of an entry of a menu, which closes, the button that opened the menu. */
function focusKeeper(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const opener = menu?.getAttribute('aria-labelledby') ?? ''
  return document.getElementById(opener) ?? active
}
