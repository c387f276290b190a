import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing'

/** With AltGr a key writes a sign of its own: it is told as that, or as Ctrl and Alt together. */
const isWithAltGr = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)

/**
 * Hears the keys that are pressed outside of fields, menus and dialogs, and without AltGr. `press` returns whether the key did something, and then
 * nothing else comes of it.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTyping(event) && !isWithAltGr(event) && latest.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
