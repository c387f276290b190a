import { allCards } from '../cards/all-cards'
import type { Card, CardFacts } from './card'

const cards: ReadonlyMap<string, CardFacts> = new Map(allCards.map((card) => [card.name, card]))

/** What is written on the card of a name, in the published or the house wording; undefined for any other word. */
export function cardOf(name: string, isHouse = false): Card | undefined {
  const facts = cards.get(name)
  return isHouse ? facts?.house : facts?.published
}
