import { COLORS } from '../../rules/facts/names'
import type { ShownCard } from '../../rules/view'
import { cardShown, shownWord } from '../card/shown'
import { sortedPile } from '../innovation-view'

/** How a hand lies: by value, by color, or as its player put it. */
export const HAND_SORTS = ['value', 'color', 'own'] as const
export type HandSort = (typeof HAND_SORTS)[number]

/** How a hand is sorted, and the names in the player's own order. */
export interface HandOrder {
  readonly sort: HandSort
  readonly own: readonly string[]
}
const BY_VALUE: HandOrder = { sort: 'value', own: [] }

/** Returns the cards of a hand in their order; those that were never put anywhere come last, by value. */
export function inHandOrder(cards: readonly ShownCard[], { sort, own }: HandOrder): readonly ShownCard[] {
  const byValue = sortedPile(cards)
  if (sort === 'value') return byValue
  const rank = (shown: ShownCard): number =>
    sort === 'own' ? placeIn(own, shownWord(shown)) : placeIn(COLORS, cardShown(shown)?.color ?? '')
  return byValue.toSorted((one, other) => rank(one) - rank(other))
}

const placeIn = (list: readonly string[], word: string): number => {
  const at = list.indexOf(word)
  return at === -1 ? list.length : at
}

/** Returns the names with one of them put before another, or at the end. */
export function putBefore(
  names: readonly string[],
  name: string,
  before: string | undefined,
): readonly string[] {
  const rest = names.filter((one) => one !== name)
  const at = before === undefined ? -1 : rest.indexOf(before)
  return at === -1 ? [...rest, name] : rest.toSpliced(at, 0, name)
}

/** Returns the sort of a name; by value for any other word. */
export const sortNamed = (name: string): HandSort => HAND_SORTS.find((sort) => sort === name) ?? 'value'

/** Reads an order that was kept; the usual one where nothing was, or nothing that can be read. */
export function readOrder(storedText: string | null): HandOrder {
  const [sort, ...own] = (storedText ?? '').split('|')
  const known = HAND_SORTS.find((one) => one === sort)
  return known === undefined ? BY_VALUE : { sort: known, own }
}
export const orderWords = ({ sort, own }: HandOrder): string => [sort, ...own].join('|')
