import type { DeckZone } from '../card/card'

/**
 * Where a card of a list belongs; `maybe` is a place for cards that are neither in the deck nor in the cube.
 */
export type ListZone = DeckZone | 'maybe'

/**
 * What of a line was not said in so many words: the name without what stands around it, what number is the
 * count, the zone of a part between blank lines, or another printing than the one that was named.
 */
export type ListGuess = 'name' | 'count' | 'zone' | 'printing'

/** One line of a list that names a card. */
export interface CardLine {
  readonly kind: 'card'
  readonly sign: 'insert' | 'remove'
  readonly count: number
  readonly name: string
  readonly set?: string
  readonly number?: string
  /** The count was written, and is not 1 for want of one. */
  readonly isCounted?: boolean
  readonly guesses?: readonly ListGuess[]
  /** Words in brackets behind the name, which may name a set. */
  readonly remark?: string
  /** Where the line itself puts the card, whatever heading it stands under. */
  readonly zone?: ListZone
}

/** Tells whether a text is the name of a card. */
export type KnownName = (name: string) => boolean
