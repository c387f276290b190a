import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing'

/**
 * Hears the keys that are pressed outside of fields, menus and dialogs. `press` returns whether the key did something, and then
 * nothing else comes of it.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTyping(event) && latest.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
