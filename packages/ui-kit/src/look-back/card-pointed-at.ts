import { useCallback, useEffect, useRef } from 'react'

/** The attribute with the name of the card that an element stands for; no card that lies face down has it. */
export const CARD_NAME = 'data-card-name'

/**
 * Returns a function that returns the name of the card that was pointed at or focused last, once: until the
 * pointer or the focus moves again it returns undefined, whatever comes to lie there meanwhile.
 */
export function useCardPointedAt(): () => string | undefined {
  const target = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = (event: Event) => {
      target.current = event.target
    }
    document.addEventListener('pointermove', note, true)
    document.addEventListener('focusin', note, true)
    return () => {
      document.removeEventListener('pointermove', note, true)
      document.removeEventListener('focusin', note, true)
    }
  }, [])
  return useCallback(() => {
    const element = target.current
    target.current = null
    if (!(element instanceof Element)) return undefined
    return element.closest(`[${CARD_NAME}]`)?.getAttribute(CARD_NAME) ?? undefined
  }, [])
}
