import { type RefObject, useEffect, useRef } from 'react'
import type { GameScreenProps } from '../game-screen'

type Answer = GameScreenProps['answer']

/**
 * Keeps the focus of whoever answers by keyboard. Takes the way to answer and the version of the game.
 * Returns the place to be focused, which needs `tabIndex={-1}`, and the way to answer that notes it.
 */
export function useFocusAfterAnswer(
  answer: Answer,
  seq: number,
): { readonly place: RefObject<HTMLDivElement | null>; readonly answer: Answer } {
  const place = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    // The button that answered is gone: what is asked next is reached from here, not from the top of the
    // page.
    if (answered.current && document.activeElement === document.body) place.current?.focus()
    answered.current = false
  }, [seq])
  return {
    place,
    answer: (...answering) => {
      answered.current = true
      return answer(...answering)
    },
  }
}
