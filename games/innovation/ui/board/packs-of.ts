import { COLORS, ICONS } from '../../rules/facts/names'
import { shownWord } from '../card/shown'
import type { PlayerView } from '../../rules/view'
import type { Pack } from './geometry'

/** How many backs the head of an opponent shows: the hand, and one of each kind of the other piles that lie face down. */
export const backsOf = ({ piles }: PlayerView): number =>
  piles.hand.length +
  [piles.score, piles.achievements, piles.forecast, piles.safe].reduce(
    (sum, pile) => sum + new Set(pile.map(shownWord)).size,
    0,
  )

/** The five stacks of a player as the geometry sees them. */
export function packsOf({ stacks }: PlayerView): readonly Pack[] {
  return COLORS.map((color) => {
    const { stack, splay, counts } = stacks[color]
    return { count: stack.length, splay, kinds: ICONS.filter((icon) => (counts[icon] ?? 0) > 0).length }
  })
}
