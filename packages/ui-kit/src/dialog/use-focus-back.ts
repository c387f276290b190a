import { useEffect, useState } from 'react'

/** When the component unmounts, returns the focus to the element that had it when it mounted. */
export function useFocusBack(): void {
  const [before] = useState(focusKeeper)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** For the content of a dialog that is no `DialogSheet`: when it closes, the focus goes back to where it was opened from. */
export function FocusBack() {
  useFocusBack()
  return null
}

/** The focused element; for an entry of a menu, which will close, the button that opened the menu. */
function focusKeeper(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const opener = menu?.getAttribute('aria-labelledby') ?? ''
  return document.getElementById(opener) ?? active
}
