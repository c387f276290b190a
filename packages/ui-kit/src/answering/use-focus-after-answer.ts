import { type RefObject, useEffect, useRef } from 'react'
import type { GameScreenProps } from '../game-screen'

type Answer = GameScreenProps['answer']

/**
 * Moves the keyboard focus to the next question after an answer. Takes the screen's `answer` and the version
 * of the game. Returns a ref for the element to focus, which needs `tabIndex={-1}`, and the `answer` to call
 * instead.
 */
export function useFocusAfterAnswer(
  answer: Answer,
  seq: number,
): { readonly place: RefObject<HTMLDivElement | null>; readonly answer: Answer } {
  const place = useRef<HTMLDivElement>(null)
  const answered = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone, so the browser has moved the focus to the top of the page.
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
