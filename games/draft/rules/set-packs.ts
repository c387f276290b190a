import type { Random } from '@parlour/kernel'
import { packCard } from './deal-packs'
import { boosterCards } from './packs/booster-cards'
import { buildPacks, otherSets } from './packs/build-packs'
import { type BoosterSet, recipeFor } from './packs/recipe-for'
import type { SetCard } from './packs/set-card'
import { hasTrait } from './packs/traits'
import type { PackCard } from './types'

export interface SetPacks {
  readonly packs: readonly (readonly PackCard[])[]
  /** How they were made, and where that is not as printed. */
  readonly note: string
  /** How many cards are taken from a pack before it is passed on. */
  readonly cardsPerPick: number
}

interface SetPackOrder {
  readonly cards: readonly SetCard[]
  /** Cards of the sets that `bonusSetsOf` names, by code. */
  readonly bonus?: ReadonlyMap<string, readonly SetCard[]>
  readonly count: number
  readonly random: Random
}

/** The codes of the sets whose cards come in the boosters of this one. */
export const bonusSetsOf = (set: BoosterSet | undefined): readonly string[] => otherSets(recipeFor(set))

/**
 * Makes `count` packs of a set by its recipe (rules: packs 5), all of one size, no card twice in a pack.
 * Refuses a set whose cards are not loaded, and one that cannot fill a pack.
 */
export function makeSetPacks(
  { bonus = new Map<string, readonly SetCard[]>(), ...order }: SetPackOrder,
  set?: BoosterSet,
): SetPacks {
  const recipe = recipeFor(set)
  let index = 0
  const made = buildPacks(recipe, { ...order, bonus })
  const packs = made.map((pack) => pack.map((card) => packCard(card, index++)))
  const missing = otherSets(recipe).filter((code) => (bonus.get(code) ?? []).length === 0)
  const standIns =
    missing.length === 0
      ? ''
      : ` Other cards stand in for those of ${missing.join(', ').toUpperCase()}, which are not loaded.`
  const note = recipe.note + loadedPart(order.cards) + standIns
  return { packs, note, cardsPerPick: recipe.cardsPerPick ?? 1 }
}

/** Below this share of a set's cards its packs are no longer like the printed ones. */
const MOST_OF_A_SET = 0.75

/** Says how much of the set is loaded if that is too little, judging by its collector numbers. */
function loadedPart(cards: readonly SetCard[]): string {
  const inBoosters = boosterCards(cards).filter((card) => !hasTrait(card, 'basic'))
  const highest = Math.max(
    0,
    ...inBoosters.map((card) => Number.parseInt(card.collector_number ?? '', 10) || 0),
  )
  return inBoosters.length >= highest * MOST_OF_A_SET
    ? ''
    : ` Only ${inBoosters.length} of ${highest} cards of the set are loaded.`
}
