import type { CardFilter } from '@parlour/mtg-cards'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { FILTERS_KEY, filtersIn, withFilters } from './filters-in-address'

/** The page's filters, kept in its address. */
export function useFilters(): readonly [readonly CardFilter[], (filters: readonly CardFilter[]) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.get(FILTERS_KEY) ?? ''
  const filters = useMemo(
    () => filtersIn(text === '' ? new URLSearchParams() : new URLSearchParams({ [FILTERS_KEY]: text })),
    [text],
  )
  const change = (next: readonly CardFilter[]) =>
    setSearch((before) => withFilters(before, next), { replace: true })
  return [filters, change]
}
