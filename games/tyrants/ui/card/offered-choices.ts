import type { Piece } from '@parlour/kernel'
import type { Question } from '@parlour/ui-kit'

/**
 * Returns whether every choice of a question stands in the text of that card, as yes and no do, or 'choose
 * one'.
 */
export function isOfferedBy({ leaves }: Question, card: Piece): boolean {
  return leaves.length > 0 && leaves.every(({ item }) => item.links?.card?.includes(card) === true)
}
