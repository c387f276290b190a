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

/**
 * For the content of a dialog that is no `DialogSheet`: when it closes, the focus goes back to where it was
 * opened from.
 */
export function FocusBack() {
  useFocusBack()
  return null
}

/** The element that had the focus last, and the one that takes its place where it goes. */
let last: { readonly element: Element; readonly opener: Element } | undefined
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = { element: target, opener: openerOf(target) }
  })

/**
 * The focused element; where it is gone already, as the entry of a menu that has closed, the one that takes
 * its place. One that is still there was left on purpose, as a field for chat: then nothing has the focus.
 */
function focusKeeper(): Element | null {
  const active = document.activeElement
  if (active !== null && active !== document.body) return openerOf(active)
  return last === undefined || last.element.isConnected ? null : last.opener
}

/** For an entry of a menu, which closes with the choice, the button that opened the menu. */
function openerOf(element: Element): Element {
  const menu = element.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? element
}
