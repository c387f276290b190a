import type { CardFilter } from './card-filter'

/** Whether a filter holds such a kind, however deep in groups. */
export function hasKind(filter: CardFilter, kinds: readonly CardFilter['kind'][]): boolean {
  if (filter.kind === 'not') return hasKind(filter.filter, kinds)
  if ('filters' in filter) return filter.filters.some((one) => hasKind(one, kinds))
  return kinds.includes(filter.kind)
}

/**
 * Whether only the hub can tell which cards meet a filter: a card knows neither its other printings nor the
 * types of sets.
 */
export const needsHub = (filter: CardFilter): boolean => hasKind(filter, ['in', 'set_type'])
