import type { DeckZone } from '../card/card'

/** Where a card of a list belongs; `maybe` is a place for cards that are neither in the deck nor in the cube. */
export type ListZone = DeckZone | 'maybe'

/** One line of a list that names a card. */
export interface CardLine {
  readonly kind: 'card'
  readonly sign: 'insert' | 'remove'
  readonly count: number
  readonly name: string
  readonly set?: string
  readonly number?: string
  /** Where the line itself puts the card, whatever heading it stands under. */
  readonly zone?: ListZone
}

/** Tells whether a text is the name of a card. */
export type KnownName = (name: string) => boolean
