import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { LIST_ITEMS } from './list-items'

/** For the element around what can have the focus. */
export interface OneTabStop<E extends Element> {
  readonly ref: RefObject<E | null>
  readonly onFocus: (event: FocusEvent<E>) => void
}

type Item = HTMLElement | SVGElement

const STOP = '[tabindex="0"]'
const IN_ORDER: readonly string[] = [LIST_ITEMS]

/**
 * Makes the buttons and the like within an element one stop of the Tab key: the one that had the focus last,
 * at first the first that one of the selectors in `preferred` finds, without them the first of all. Each of
 * them is drawn with `tabIndex={-1}`; which is the stop is written to the page alone, so that moving among
 * thousands redraws none.
 */
export function useOneTabStop<E extends Element>(preferred = IN_ORDER): OneTabStop<E> {
  const ref = useRef<E>(null)
  // Any render may have removed the element that was the stop.
  useLayoutEffect(() => {
    if (ref.current?.querySelector(STOP) !== null) return
    for (const selector of preferred) {
      const first = ref.current.querySelector<Item>(selector)
      if (first === null) continue
      first.tabIndex = 0
      return
    }
  })
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const item = target.closest<Item>(LIST_ITEMS)
      if (item === null || item.isSameNode(currentTarget) || !currentTarget.contains(item)) return
      for (const before of currentTarget.querySelectorAll<Item>(STOP)) before.tabIndex = -1
      item.tabIndex = 0
    },
  }
}
