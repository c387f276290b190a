import { type Card, type CardFacts, copyOf } from '../facts/card'
import { cards } from '../facts/catalog'
import type { CardSet } from '../facts/names'
import type { Board } from './board'

/** Which wording of the cards a game uses. */
type WordingRules = Pick<Board, 'houseCards'>

const copies: ReadonlyMap<string, CardFacts> = new Map(
  cards.flatMap((card) => idsOf(card).map((id) => [id, card] as const)),
)

/** Returns the card of a copy, in the wording of the game. */
export function cardOf({ houseCards }: WordingRules, id: string): Card {
  const facts = copies.get(id)
  if (facts === undefined) throw new RangeError(`there is no card '${id}'`)
  return houseCards ? facts.house : facts.published
}

/** Returns the ids of all copies of a card. */
export function idsOf({ name, copies }: CardFacts): readonly string[] {
  return Array.from({ length: copies }, (_, copy) => copyOf(name, copy))
}

/** The ids of all copies of all cards of a set, in its order. */
export const copiesIn = (set: CardSet): readonly string[] =>
  cards.filter((card) => card.set === set).flatMap(idsOf)
