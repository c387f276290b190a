import { type Expansion, HIGHEST_AGE } from '../../rules/facts/names'

const DISPLAY_ORDER: readonly Expansion[] = ['arti', 'city', 'figs', 'echo', 'usee', 'base']

/** The sets in play in the order of the deck grid (specification section 9). */
export const deckOrder = (expansions: readonly Expansion[]): readonly Expansion[] =>
  DISPLAY_ORDER.filter((set) => expansions.includes(set))

const AGES: readonly number[] = Array.from({ length: HIGHEST_AGE }, (_, index) => HIGHEST_AGE - index)

/** The ages 11 down to 1: in two columns when fewer than three sets are in play, else in one run. */
export function deckColumns(expansions: readonly Expansion[]): readonly (readonly number[])[] {
  return expansions.length < 3 ? [AGES.slice(0, 6), AGES.slice(6)] : [AGES]
}
