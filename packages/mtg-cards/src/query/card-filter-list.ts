import { type CardFilter, type ColorFilter, SEARCH_CAP, tickedColors } from './card-filter'

/** Formats of the legality filter in order (rules: screens 2.9). */
export const LEGALITY_FORMATS: readonly string[] = [
  'commander',
  'modern',
  'standard',
  'alchemy',
  'brawl',
  'duel',
  'explorer',
  'future',
  'gladiator',
  'historic',
  'historicbrawl',
  'legacy',
  'oldschool',
  'pauper',
  'paupercommander',
  'penny',
  'pioneer',
  'premodern',
  'vintage',
]

/** Formats that the provider's data has added since. */
export const NEWER_FORMATS: readonly string[] = ['oathbreaker', 'predh', 'standardbrawl', 'timeless']

/** How many of the formats stand before the divider. */
export const MAIN_FORMAT_COUNT = 3

/**
 * Returns the formats to offer: the listed ones, then those that only the cards know, by name (rules: cards
 * 2.4).
 */
export function legalityFormats(inCards: Iterable<string>): readonly string[] {
  const others = [...new Set(inCards)].filter((format) => !LEGALITY_FORMATS.includes(format))
  return [...LEGALITY_FORMATS, ...others.sort()]
}

/**
 * True for an empty filter: blank text or number, no set, no box ticked. Empty filters are not added.
 * @internal
 */
export function isEmptyFilter(filter: CardFilter): boolean {
  if (isColorFilter(filter)) {
    return tickedColors(filter).length === 0 && !filter.only && !filter.or
  }
  if (filter.kind === 'not') return isEmptyFilter(filter.filter)
  if ('filters' in filter) return filter.filters.every(isEmptyFilter)
  if (filter.kind === 'compare') return false
  const { value } = filter
  if (typeof value === 'number') return Number.isNaN(value)
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

function isColorFilter(filter: CardFilter): filter is ColorFilter {
  return filter.kind === 'colors' || filter.kind === 'identity'
}

/**
 * Returns the list with the filter added. An empty one changes nothing; a set filter joins the existing one.
 */
export function addFilter(filters: readonly CardFilter[], filter: CardFilter): readonly CardFilter[] {
  if (isEmptyFilter(filter)) return filters
  if (filter.kind !== 'set' || !filters.some(({ kind }) => kind === 'set')) return [...filters, filter]
  return filters.map((existing) =>
    existing.kind === 'set'
      ? { ...existing, value: [...new Set([...existing.value, ...filter.value])] }
      : existing,
  )
}

/** Returns the list without the filter at that place. */
export function removeFilter(filters: readonly CardFilter[], index: number): readonly CardFilter[] {
  return filters.toSpliced(index, 1)
}

/** Returns the words of a filter in the list: kind, operator and value. */
export function filterLabel(filter: CardFilter): string {
  if (isColorFilter(filter)) {
    const { kind, ...flags } = filter
    return [kind, ...Object.entries(flags).flatMap(([box, isTicked]) => (isTicked ? [box] : []))].join(' ')
  }
  if (filter.kind === 'not') return `not ${filterLabel(filter.filter)}`
  if ('filters' in filter) {
    return `(${filter.filters.map(filterLabel).join(filter.kind === 'any' ? ' or ' : ', ')})`
  }
  if (filter.kind === 'compare') return [filter.left, filter.operator, filter.right].join(' ')
  const value = typeof filter.value === 'object' ? filter.value.join(', ') : filter.value
  const words = [kindWords(filter.kind), 'operator' in filter ? filter.operator : '', value]
  return words.filter((word) => word !== '').join(' ')
}

const kindWords = (kind: CardFilter['kind']): string =>
  kind === 'exact' ? 'name is' : kind === 'oracle' ? 'rules text' : kind.replace('_', ' ')

/** Returns the note under a searched list, in its fixed words (rules: screens 2.2). */
export function searchCapNote(total: number): string {
  return [
    `For performance reasons, only ${SEARCH_CAP} cards are included in this list.`,
    'Use the filters to reduce the card search space.',
    `There are currently ${total} cards based on the input name.`,
  ].join(' ')
}
