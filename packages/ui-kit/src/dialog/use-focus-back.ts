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

/** The element that had the focus last. */
let last: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = openerOf(target)
  })

/** The focused element; where it is gone already, as the entry of a menu that has closed, the one that takes its place. */
function focusKeeper(): Element | null {
  const active = document.activeElement
  return active === null || active === document.body ? last : openerOf(active)
}

/** For an entry of a menu, which closes with the choice, the button that opened the menu. */
function openerOf(element: Element): Element {
  const menu = element.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? element
}
