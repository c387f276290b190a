import type { CardFilter } from '@parlour/mtg-cards'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { FILTERS_KEY, filtersIn, withFilters } from './filters-in-address'

/** Changes filters, from those in force: two changes in a row both count, drawn in between or not. */
export type ChangeFilters = (change: (filters: readonly CardFilter[]) => readonly CardFilter[]) => void

/** The page's filters, kept in its address. */
export function useFilters(): readonly [readonly CardFilter[], ChangeFilters] {
  const [search, setSearch] = useSearchParams()
  const text = search.get(FILTERS_KEY) ?? ''
  const filters = useMemo(
    () => filtersIn(text === '' ? new URLSearchParams() : new URLSearchParams({ [FILTERS_KEY]: text })),
    [text],
  )
  // The address is read again only when the page is drawn.
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  }, [filters])
  const change: ChangeFilters = (changed) => {
    const next = changed(latest.current)
    latest.current = next
    setSearch((before) => withFilters(before, next), { replace: true })
  }
  return [filters, change]
}
