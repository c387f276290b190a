import type { Piece } from '@parlour/kernel'
import type { Card } from '../../rules/facts/card'
import { achievementOf, cardOf } from '../../rules/facts/catalog'
import { backCode, type Pile, piece } from '../../rules/facts/piece'
import type { ShownCard } from '../../rules/view'

/**
 * Returns the card of a name that the viewer knows; undefined for a back and for an achievement without a
 * value.
 */
export const cardShown = (shown: ShownCard): Card | undefined =>
  typeof shown === 'string' ? cardOf(shown) : undefined

/** Whether this is the name of an achievement without a value. */
export const isSpecial = (shown: ShownCard): shown is string =>
  typeof shown === 'string' && achievementOf(shown) !== undefined

/** Returns what the viewer knows of a card, in a word: its name, or set and value of its back. */
export const shownWord = (shown: ShownCard): string => (typeof shown === 'string' ? shown : backCode(shown))

/** Where a card lies that may lie face down: in a pile of a seat, or among the available achievements. */
export interface PileOf {
  /** Absent for what belongs to nobody. */
  readonly seat?: number
  readonly pile: Pile
}

/** Returns the address of a card of a pile. */
export function pieceShown(shown: ShownCard, { seat, pile }: PileOf): Piece {
  if (typeof shown === 'string') return piece.card(shown)
  return seat === undefined ? piece.achievement(shown) : piece.back(seat, pile, shown)
}
