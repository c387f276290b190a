import { type Card, cardFrom, type CardFacts, type PrintedCard } from './card'
import printed from './printed.json' with { type: 'json' }

/** Every card there is, half-deck by half-deck, in the order in which they lie before they are shuffled. */
export const cards: readonly CardFacts[] = (printed as readonly PrintedCard[]).map(cardFrom)

const byName: ReadonlyMap<string, CardFacts> = new Map(cards.map((card) => [card.name, card]))

/** The card of a name in both wordings, or undefined. */
export const cardNamed = (name: string): CardFacts | undefined => byName.get(name)

/**
 * What is written on the card of a name, in the published or the house wording; undefined for any other word.
 */
export function cardOf(name: string, isHouse = false): Card | undefined {
  const facts = byName.get(name)
  return isHouse ? facts?.house : facts?.published
}
