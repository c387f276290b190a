import { COLORS } from '../../rules/facts/names'
import type { PlayerView } from '../../rules/view'
import type { Pack } from './geometry'

/** The five stacks of a player as the geometry sees them. */
export function packsOf({ stacks }: PlayerView): readonly Pack[] {
  return COLORS.map((color) => {
    const { stack, splay } = stacks[color]
    return { count: stack.length, splay }
  })
}
