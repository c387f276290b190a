import type { Sheet } from './recipe'
import type { Trait } from './traits'

/** The sheets of most recipes; what a rarity cannot give comes from the next lower one. */
export const COMMON: Sheet = { rarities: { common: 1 }, balanceColors: true }
export const UNCOMMON: Sheet = { rarities: { uncommon: 1 }, orElse: 'common' }
export const RARE: Sheet = { rarities: { rare: 1, mythic: 1 }, printedMythics: true, orElse: 'uncommon' }
export const BASIC: Sheet = { rarities: { common: 1 }, only: 'basic', optional: true }
/** A foil or wildcard of any rarity. */
export const ANY: Sheet = { rarities: { common: 96, uncommon: 24, rare: 7, mythic: 1 }, orElse: 'common' }
/**
 * The wildcards of play boosters, from 2024. No source is at hand for their rates: they are approximated, as
 * the notes say.
 */
export const WILDCARD: Sheet = {
  rarities: { common: 18, uncommon: 58, rare: 21, mythic: 3 },
  orElse: 'common',
}
export const FOIL_WILDCARD: Sheet = {
  rarities: { common: 57, uncommon: 32, rare: 9.5, mythic: 1.5 },
  orElse: 'common',
}
/** Every card of a sheet of reprints equally likely, whatever its rarity. */
export const ANY_OF_ITS_SET: Sheet = { rarities: 'even' }

export const usual = { common: COMMON, uncommon: UNCOMMON, rare: RARE, foil: ANY }

/** The usual sheets without cards of these kinds, which have a slot of their own. */
export const usualWithout = (...without: readonly Trait[]) => ({
  common: { ...COMMON, without },
  uncommon: { ...UNCOMMON, without },
  rare: { ...RARE, without },
  foil: { ...ANY, without },
})
