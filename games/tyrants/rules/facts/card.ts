import type { Aspect, CardSet } from './names'

/** What is printed in one wording of a card. */
export interface Wording {
  readonly cost: number
  /** Victory points in the deck, and in the inner circle. */
  readonly points: number
  readonly innerPoints: number
  /** It needs no decision when it resolves: Auto-play Cards plays it. */
  readonly autoplay: boolean
  /** The lines on the card. */
  readonly text: readonly string[]
}

interface PrintedFacts {
  readonly name: string
  readonly set: CardSet
  readonly race: string
  /** Insane Outcast has none. */
  readonly aspect?: Aspect
  readonly copies: number
  /** It goes back to its supply where it would be devoured or promoted. */
  readonly returnsToSupply?: true
}

/** What is printed on a card, as plain data. */
export interface PrintedCard extends PrintedFacts {
  readonly published: Wording
  /** Left out where it is the same. */
  readonly house?: Wording
}

/** A card as it is played: one wording of it. What its text does is no part of it. */
export interface Card extends PrintedFacts, Wording {}

/** A card in both wordings, which are the same object where they do not differ. */
export interface CardFacts {
  readonly name: string
  readonly set: CardSet
  readonly copies: number
  readonly published: Card
  readonly house: Card
}

/** A card with both of its wordings, from what is printed on it. */
export function cardFrom({ published, house, ...printed }: PrintedCard): CardFacts {
  const { name, set, copies } = printed
  const worded = (wording: Wording): Card => ({ ...printed, ...wording })
  const card = worded(published)
  return { name, set, copies, published: card, house: house === undefined ? card : worded(house) }
}

/** The id of one copy of a card. */
export const copyOf = (name: string, copy: number): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}-${copy}`
