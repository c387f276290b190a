import { LIST_STEPS, placeAfter } from '@parlour/ui-kit'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Rows {
  readonly count: number
  /** Whether a row stands on the page now. */
  readonly isDrawn: (row: number) => boolean
  /** The first row in sight. */
  readonly first: number
  readonly scrollTo: (row: number) => void
  /** Where the rows are: each carries its number in `data-row`. */
  readonly list: RefObject<HTMLElement | null>
}

/** A long list as one stop of the Tab key: arrows, page keys, Home and End go from row to row. */
export function useRowKeys({ count, isDrawn, first, scrollTo, list }: Rows) {
  const [current, setCurrent] = useState(0)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined || !isDrawn(wanted.current)) return
    list.current
      ?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] > button`)
      ?.focus({ preventScroll: true })
    wanted.current = undefined
  })
  return {
    /** The row that the Tab key comes to. */
    tabStop: isDrawn(current) ? current : first,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent(rowOf(target) ?? current),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = LIST_STEPS[event.key]
      const row = rowOf(event.target)
      if (step === undefined || row === undefined) return
      event.preventDefault()
      const next = placeAfter(step, row, count)
      setCurrent(next)
      wanted.current = next
      scrollTo(next)
    },
  }
}

function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null
  return row === null ? undefined : Number(row.getAttribute('data-row'))
}
