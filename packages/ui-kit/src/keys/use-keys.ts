import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing'
import { isSwitchedOff } from './single-keys'

/**
 * AltGr writes signs, on some keyboards `[` and `\`. Browsers tell it as itself, or as Ctrl and Alt together.
 */
export const isWithAltGr = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)

const isLetter = ({ key }: KeyboardEvent): boolean => /^\p{L}$/u.test(key)

interface KeyOrder {
  /** Gets each key before all other handlers, which do not get the keys that it handles. */
  readonly isFirst?: boolean
}

/**
 * Listens for keys that are pressed outside of fields, menus and dialogs; letters only without AltGr, and
 * single keys unless the viewer switched them off. `press` returns whether the key did something; if so, it
 * does nothing else.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean, { isFirst = false }: KeyOrder = {}): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || isSwitchedOff(event) || (isWithAltGr(event) && isLetter(event))) return
      if (!latest.current(event)) return
      event.preventDefault()
      if (isFirst) event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: isFirst })
    return () => window.removeEventListener('keydown', onKey, { capture: isFirst })
  }, [isFirst])
}
