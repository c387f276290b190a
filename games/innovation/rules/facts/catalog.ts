import type { Achievement } from './achievement'
import { type Card, cardFrom, type PrintedCard } from './card'
import printed from './printed.json' with { type: 'json' }

/** Every card there is, set by set, in the order in which a deck lies before it is shuffled. */
export const cards: readonly Card[] = (printed.cards as readonly PrintedCard[]).map(cardFrom)
/** Every achievement without a value, set by set. */
export const achievements = printed.achievements as readonly Achievement[]

const cardsByName: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.name, card]))
const achievementsByName: ReadonlyMap<string, Achievement> = new Map(
  achievements.map((one) => [one.name, one]),
)

/**
 * What is written on the card of a name; undefined for a back, an achievement without a value, or any other
 * word.
 */
export const cardOf = (name: string): Card | undefined => cardsByName.get(name)

/** The special achievement, decree or museum of a name. */
export const achievementOf = (name: string): Achievement | undefined => achievementsByName.get(name)
