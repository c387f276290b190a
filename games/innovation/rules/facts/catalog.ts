import { specialAchievements } from '../cards/achievements'
import { allCards } from '../cards/all-cards'
import type { Achievement } from './achievement'
import type { Card } from './card'

const cards: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.name, card]))
const achievements: ReadonlyMap<string, Achievement> = new Map(
  specialAchievements.map((one) => [one.name, one]),
)

/** What is written on the card of a name; undefined for a back, an achievement without a value, or any other word. */
export const cardOf = (name: string): Card | undefined => cards.get(name)

/** The special achievement, decree or museum of a name. */
export const achievementOf = (name: string): Achievement | undefined => achievements.get(name)
