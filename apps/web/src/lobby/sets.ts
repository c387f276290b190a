import type { CardSet } from '@parlour/mtg-cards'

/** The order of set types in the picker (specification section 2). Types it does not name come after them. */
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

const rankOf = ({ set_type }: CardSet): number => {
  const rank = SET_TYPE_ORDER.indexOf(set_type)
  return rank === -1 ? SET_TYPE_ORDER.length : rank
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sets by type, within a type the newest release first. */
export function sortSets<S extends CardSet>(sets: readonly S[]): readonly S[] {
  return sets.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (rankOf(a) === SET_TYPE_ORDER.length ? compare(a.set_type, b.set_type) : 0) ||
      compare(b.released_at, a.released_at) ||
      compare(a.name, b.name),
  )
}

/** The sets whose name or code holds the text, in any case. */
export function searchSets<S extends CardSet>(sets: readonly S[], text: string): readonly S[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return sets
  return sets.filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted),
  )
}
