import type { KeyboardEvent, RefObject } from 'react'
import { LIST_ITEMS } from './list-items'

interface Searched {
  readonly list: RefObject<Element | null>
  /** What of it can have the focus. */
  readonly items?: string
}

/** The keys of a field that searches a list: the arrow down goes to the first that is found, Enter takes it where it can be taken. */
export function useSearchKeys(
  { list, items = LIST_ITEMS }: Searched,
  take?: (event: KeyboardEvent<HTMLElement>) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key === 'Enter') take?.(event)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(items)?.focus()
  }
}
