import { type CardFilter, isCardFilter } from '@parlour/mtg-cards'

/**
 * The part of the address that holds a page's filters, so that a search can be sent to a friend and survives
 * a reload.
 */
export const FILTERS_KEY = 'filters'

/** Returns the filters of an address; none when it has none or they cannot be read. */
export function filtersIn(search: URLSearchParams): readonly CardFilter[] {
  const text = search.get(FILTERS_KEY)
  const values = text === null ? [] : parsed(text)
  return Array.isArray(values) ? values.filter((value: unknown) => isCardFilter(value)) : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The address's search part with these filters in place of its own. */
export function withFilters(search: URLSearchParams, filters: readonly CardFilter[]): URLSearchParams {
  const next = new URLSearchParams(search)
  if (filters.length === 0) next.delete(FILTERS_KEY)
  else next.set(FILTERS_KEY, JSON.stringify(filters))
  return next
}
