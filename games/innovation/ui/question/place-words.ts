import type { Piece } from '@parlour/kernel'
import { meaningOf } from '../../rules/facts/piece'

/**
 * Returns a place in words: ann's hand, the 2 deck. `names` are those of the players in seat order; '' for
 * what is not a place.
 */
export function placeWords(place: Piece, names: readonly string[]): string {
  const found = meaningOf(place)
  switch (found?.kind) {
    case 'pile':
      return `${names[found.seat]}’s ${found.pile}`
    case 'stack':
      return `${names[found.seat]}’s ${found.color}`
    case 'deck':
      return found.set === 'base' ? `deck ${found.value}` : `${found.set} deck ${found.value}`
    case 'common':
      return found.common === 'junk' ? 'junk' : 'achievements'
    default:
      return ''
  }
}
