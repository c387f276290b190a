import { type Card, type CardFilter, matchesFilters } from '@parlour/mtg-cards'
import type { WireAchievement } from '@parlour/protocol'

/** An unclaimed achievement that watches the cards which fit its filters. */
export interface LinkedAchievement {
  readonly name: string
  readonly unlock: string
  readonly filters: readonly CardFilter[]
}

/** The unclaimed achievements that are linked to cards (rules: library 3). */
export function linkedAchievements(achievements: readonly WireAchievement[]): readonly LinkedAchievement[] {
  return achievements
    .filter(({ claimedAt }) => claimedAt === null)
    .map(({ name, unlock, filters = [] }) => ({ name, unlock, filters }))
    .filter(({ filters }) => filters.length > 0)
}

/** The text of a card's star: the achievements that watch the card; nothing when none does. */
export function starWords(card: Card, linked: readonly LinkedAchievement[]): string | undefined {
  const watching = linked.filter(({ filters }) => matchesFilters(card, filters))
  return watching.length === 0
    ? undefined
    : watching.map(({ name, unlock }) => `${name}: ${unlock}`).join('\n')
}
