import type { CardSet } from '../card/card'
import { compareText } from './card-order'

/**
 * Set types in the order of the set picker (rules: screens 2.9).
 * @internal
 */
export const SET_TYPE_ORDER: readonly string[] = [
  'expansion',
  'core',
  'draft_innovation',
  'masters',
  'masterpiece',
  'alchemy',
  'archenemy',
  'arsenal',
  'box',
  'commander',
  'duel_deck',
  'from_the_vault',
  'funny',
  'memorabilia',
  'minigame',
  'planechase',
  'premium_deck',
  'promo',
  'spellbook',
  'starter',
  'token',
  'treasure_chest',
  'vanguard',
]

/**
 * Returns the sets in the picker's order: by type, types that are not listed after all others; newest release
 * first; then by name (rules: cards 2.5).
 */
export function sortSets<S extends CardSet>(sets: readonly S[]): readonly S[] {
  return sets.toSorted(
    (a, b) =>
      typeRank(a) - typeRank(b) ||
      compareText(a.set_type, b.set_type) ||
      compareText(b.released_at, a.released_at) ||
      compareText(a.name, b.name),
  )
}

function typeRank({ set_type }: CardSet): number {
  const rank = SET_TYPE_ORDER.indexOf(set_type)
  return rank < 0 ? SET_TYPE_ORDER.length : rank
}

/** Returns the sets whose name or code contains the text, ignoring case; all for a blank text. */
export function searchSets<S extends CardSet>(sets: readonly S[], text: string): readonly S[] {
  const wanted = text.trim().toLowerCase()
  return sets.filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted),
  )
}
