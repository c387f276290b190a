import type { KeyboardEvent, RefObject } from 'react'
import { LIST_ITEMS } from './list-items'

interface SearchTarget {
  readonly list: RefObject<Element | null>
  /** What of it can have the focus. */
  readonly items?: string
}

/**
 * The keys of a field that searches a list: the arrow down goes to the first that is found, Enter takes it
 * where it can be taken.
 */
export function useSearchKeys(
  { list, items = LIST_ITEMS }: SearchTarget,
  take?: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key === 'Enter' && take !== undefined) {
      // The same key would press the button that has the focus when the field is gone.
      event.preventDefault()
      take()
    }
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(items)?.focus()
  }
}
