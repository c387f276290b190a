import type { Random } from '@parlour/kernel'
import { type DraftableCard, packCard } from './deal-packs'
import { buildPacks } from './packs/build-packs'
import { type BoosterSet, recipeFor } from './packs/recipe-for'
import type { PackCard } from './types'

/** What the recipe has to know of a card of a set. */
export interface SetCard extends DraftableCard {
  readonly rarity: string
  readonly layout: string
  readonly type_line: string
  /** Tells what came in boosters, where it is known. */
  readonly collector_number?: string
}

export interface SetPacks {
  readonly packs: readonly (readonly PackCard[])[]
  /** How they were made, and where that is not as printed. */
  readonly note: string
}

/**
 * Makes `count` packs of a set by its recipe (DRAFT.md 5), all of one size, no card twice in a pack. Refuses a set whose
 * cards are not loaded, and one that cannot fill a pack.
 */
export function makeSetPacks(
  order: { readonly cards: readonly SetCard[]; readonly count: number; readonly random: Random },
  set?: BoosterSet,
): SetPacks {
  const recipe = recipeFor(set)
  let index = 0
  const packs = buildPacks(recipe, order).map((pack) => pack.map((card) => packCard(card, index++)))
  return { packs, note: recipe.note }
}

/** Packs of a set of which nothing else is known (HUB.md 11). Refuses as `makeSetPacks` does. */
export const buildSetPacks = (
  cards: readonly SetCard[],
  count: number,
  random: Random,
): readonly (readonly PackCard[])[] => makeSetPacks({ cards, count, random }).packs
