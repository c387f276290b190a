import { type ListStep, LIST_STEPS, placeAfter } from '@parlour/ui-kit'
import type { KeyboardEvent } from 'react'

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Moves the focus among columns of buttons, each a section of the element that listens: arrows up and down,
 * page keys, Home and End within a column, left and right to the row of the next column that stands beside
 * it.
 */
export function moveInColumns(event: KeyboardEvent<HTMLElement>): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const columns = [...event.currentTarget.querySelectorAll(':scope > section')]
  const at = columns.findIndex((column) => column.contains(button))
  if (button === null || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
  const step = LIST_STEPS[event.key]
  const side = SIDES[event.key]
  const next =
    step === undefined
      ? side === undefined
        ? undefined
        : beside(button, rowsOf(columns[at + side]))
      : stepped(button, rowsOf(columns[at]), step)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const rowsOf = (column: Element | undefined) => [...(column?.querySelectorAll('button') ?? [])]

function stepped(
  button: HTMLButtonElement,
  rows: readonly HTMLButtonElement[],
  step: ListStep,
): HTMLButtonElement | undefined {
  return rows[placeAfter(step, rows.indexOf(button), rows.length)]
}

/** The row whose top is nearest to that of the button. */
function beside(
  button: HTMLButtonElement,
  rows: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const top = button.getBoundingClientRect().top
  const distance = (row: HTMLButtonElement) => Math.abs(row.getBoundingClientRect().top - top)
  const [first, ...others] = rows
  return others.reduce((best, row) => (best && distance(row) < distance(best) ? row : best), first)
}
