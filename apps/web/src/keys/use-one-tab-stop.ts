import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** For the element around the buttons. */
export interface OneTabStop<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  readonly onFocus: (event: FocusEvent<E>) => void
}

const STOP = 'button[tabindex="0"]'

/**
 * Makes the buttons within an element one stop of the Tab key: the one that had the focus last, at first the first. Each of them
 * is drawn with `tabIndex={-1}`; which is the stop is written to the page alone, so that moving among thousands draws none anew.
 */
export function useOneTabStop<E extends HTMLElement>(): OneTabStop<E> {
  const ref = useRef<E>(null)
  // What was the stop may have left the page with any drawing.
  useLayoutEffect(() => {
    const first = ref.current?.querySelector('button')
    if (first && ref.current?.querySelector(STOP) === null) first.tabIndex = 0
  })
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const button = target.closest('button')
      if (button === null || !currentTarget.contains(button)) return
      for (const before of currentTarget.querySelectorAll<HTMLElement>(STOP)) before.tabIndex = -1
      button.tabIndex = 0
    },
  }
}
