import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing'

/** AltGr writes signs, on some keyboards `[` and `\`. Browsers tell it as itself, or as Ctrl and Alt together. */
export const isWithAltGr = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)

const isLetter = ({ key }: KeyboardEvent): boolean => /^\p{L}$/u.test(key)

/**
 * Listens for keys that are pressed outside of fields, menus and dialogs; letters only without AltGr. `press` returns whether the
 * key did something; if so, it does nothing else.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || (isWithAltGr(event) && isLetter(event))) return
      if (latest.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
