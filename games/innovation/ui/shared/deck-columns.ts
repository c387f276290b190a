import { type Expansion, HIGHEST_AGE } from '../../rules/facts/names'

const DISPLAY_ORDER: readonly Expansion[] = ['arti', 'city', 'figs', 'echo', 'usee', 'base']

/** The sets in play in the order of the deck grid (rules: screens 2.9). */
export const deckOrder = (expansions: readonly Expansion[]): readonly Expansion[] =>
  DISPLAY_ORDER.filter((set) => expansions.includes(set))

/** The ages 11 down to the lowest: in two columns when fewer than three sets are in play, else in one run. */
export function deckColumns(
  expansions: readonly Expansion[],
  lowest: 0 | 1 = 1,
): readonly (readonly number[])[] {
  const ages = Array.from({ length: HIGHEST_AGE + 1 - lowest }, (_, index) => HIGHEST_AGE - index)
  return expansions.length < 3 ? [ages.slice(0, 6), ages.slice(6)] : [ages]
}
