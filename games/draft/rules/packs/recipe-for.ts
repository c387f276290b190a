import { BEFORE_MYTHICS, MASTERS, PLAIN, PLAY_BOOSTERS, WITH_MYTHICS } from './era-recipes'
import { foilShare, withFoils } from './foils'
import type { Recipe } from './recipe'
import { SET_RECIPES } from './set-recipes'

/** What decides how packs are made. */
export interface BoosterSet {
  readonly code: string
  readonly set_type: string
  /** Date as `2018-04-27`; empty where it is not known. */
  readonly released_at?: string | undefined
}

const FIRST_MYTHICS = '2008-10-01'
const FIRST_PLAY_BOOSTERS = '2024-02-01'

/**
 * The recipe of a set: its own, else that of its type and time (rules: packs 5.3), with the foils of its
 * time.
 */
export function recipeFor(set: BoosterSet | undefined): Recipe {
  const recipe = recipeWithoutFoils(set)
  return recipe.foils === undefined ? recipe : withFoils(recipe, foilShare(set?.released_at ?? ''))
}

function recipeWithoutFoils(set: BoosterSet | undefined): Recipe {
  if (set === undefined) return PLAIN
  const own = SET_RECIPES.get(set.code.toLowerCase())
  if (own !== undefined) return own
  const released = set.released_at ?? ''
  if (released === '') return PLAIN
  if (released < FIRST_MYTHICS) return BEFORE_MYTHICS
  if (set.set_type === 'masters') return MASTERS
  return released < FIRST_PLAY_BOOSTERS ? WITH_MYTHICS : PLAY_BOOSTERS
}
