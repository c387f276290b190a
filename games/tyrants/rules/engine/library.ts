import { type Card, type CardFacts, copyOf } from '../facts/card'
import { cards } from '../facts/catalog'
import type { CardSet } from '../facts/names'
import type { Board } from './board'

/** How the wording of cards is chosen in a game. */
type WordingRules = Pick<Board, 'houseCards'>

const copies: ReadonlyMap<string, CardFacts> = new Map(
  cards.flatMap((card) => idsOf(card).map((id) => [id, card] as const)),
)

/** The card that a copy is, in the wording of the game. */
export function cardOf({ houseCards }: WordingRules, id: string): Card {
  const facts = copies.get(id)
  if (facts === undefined) throw new RangeError(`there is no card '${id}'`)
  return houseCards ? facts.house : facts.published
}

/** The ids of all copies of a card, from the first. */
export function idsOf({ name, copies }: CardFacts): readonly string[] {
  return Array.from({ length: copies }, (_, copy) => copyOf(name, copy))
}

/** The ids of all copies of all cards of a set, in its order. */
export const copiesIn = (set: CardSet): readonly string[] =>
  cards.filter((card) => card.set === set).flatMap(idsOf)
