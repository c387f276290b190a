import { specialAchievements } from '../../rules/cards/achievements'
import { allCards } from '../../rules/cards/all-cards'
import type { Achievement } from '../../rules/facts/achievement'
import type { Card } from '../../rules/facts/card'

const cards: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.name, card]))
const achievements: ReadonlyMap<string, Achievement> = new Map(
  specialAchievements.map((one) => [one.name, one]),
)

/** The card of a name; undefined for a back, an achievement without a value, or any other word. */
export const cardOf = (name: string): Card | undefined => cards.get(name)

/** The special achievement, decree or museum of a name. */
export const achievementOf = (name: string): Achievement | undefined => achievements.get(name)

/** A card that lies face down, as everybody may know it. */
export interface Back {
  readonly set: string
  readonly value: number
  /** Whose card it is, where a choice says so. */
  readonly owner?: string
  /** A secret of the chooser, as the Achieve action offers it. */
  readonly safe?: true
}

/** Reads the hidden name of a card: `*base-2*`, `*base-2* (bob)`, `safe: *usee-3*` (RULES 5, PROMPTS 2.4). */
export function backOf(name: string): Back | undefined {
  const found = /^(safe: )?\*([a-z]+)-(\d+)\*(?: \((.+)\))?$/.exec(name)
  if (found === null) return undefined
  const [, safe, set = '', value = '', owner] = found
  return {
    set,
    value: Number(value),
    ...(owner === undefined ? {} : { owner }),
    ...(safe === undefined ? {} : { safe: true as const }),
  }
}
