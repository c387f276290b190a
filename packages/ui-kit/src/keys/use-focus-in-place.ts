import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** For the element around the items. */
export interface FocusInPlace<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  readonly tabIndex: -1
  readonly onFocus: (event: FocusEvent<E>) => void
}

/**
 * Keeps the focus where items leave, such as rows that are removed: the item that takes the place of the
 * focused one has it then; after the last item the one before, without items the element around them. `items`
 * selects the items, in the order of the page.
 */
export function useFocusInPlace<E extends HTMLElement>(items: string): FocusInPlace<E> {
  const ref = useRef<E>(null)
  const focused = useRef<{ readonly item: Element; readonly at: number }>(undefined)
  // Any render may have removed the item.
  useLayoutEffect(() => {
    const place = focused.current
    if (place === undefined || place.item.isConnected || ref.current === null) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const left = ref.current.querySelectorAll<HTMLElement>(items)
    const next = left[Math.min(place.at, left.length - 1)] ?? ref.current
    next.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }) => {
      const at = [...currentTarget.querySelectorAll(items)].findIndex((item) => item.contains(target))
      focused.current = at === -1 ? undefined : { item: target, at }
    },
  }
}
