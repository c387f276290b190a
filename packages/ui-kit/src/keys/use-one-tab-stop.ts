import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { LIST_ITEMS } from './list-items'

/** For the element around what can have the focus. */
export interface OneTabStop<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  readonly onFocus: (event: FocusEvent<E>) => void
}

const STOP = '[tabindex="0"]'

/**
 * Makes the buttons and the like within an element one stop of the Tab key: the one that had the focus last, at first the first.
 * Each of them is drawn with `tabIndex={-1}`; which is the stop is written to the page alone, so that moving among thousands draws none anew.
 */
export function useOneTabStop<E extends HTMLElement>(): OneTabStop<E> {
  const ref = useRef<E>(null)
  // What was the stop may have left the page with any drawing.
  useLayoutEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>(LIST_ITEMS)
    if (first && ref.current?.querySelector(STOP) === null) first.tabIndex = 0
  })
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const item = target.closest<HTMLElement>(LIST_ITEMS)
      if (item === null || item === currentTarget || !currentTarget.contains(item)) return
      for (const before of currentTarget.querySelectorAll<HTMLElement>(STOP)) before.tabIndex = -1
      item.tabIndex = 0
    },
  }
}
