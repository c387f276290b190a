import type { KeyboardEvent } from 'react'
import { LIST_ITEMS } from './list-items'

const PAGE = 10

/** Where a key leads from a place in a list; possibly beyond its ends. */
export type ListStep = (at: number, last: number) => number

/** The keys that move in a list. */
export const LIST_STEPS: Readonly<Record<string, ListStep>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

/** The place that a step leads to in a list of this many rows: at most its ends. */
export const placeAfter = (step: ListStep, at: number, rows: number): number =>
  Math.min(Math.max(step(at, rows - 1), 0), rows - 1)

/**
 * Moves the focus among the buttons and the like of the list that listens: arrows up and down, page keys,
 * Home and End.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(LIST_ITEMS)]
  const at = rows.findIndex((row) => row === event.target)
  const step = LIST_STEPS[event.key]
  if (at < 0 || step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  rows[placeAfter(step, at, rows.length)]?.focus()
}
