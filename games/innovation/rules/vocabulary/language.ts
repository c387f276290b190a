import type { Language } from '../engine/game/game'
import type { Library } from '../engine/language/language'
import type { WrittenAchievement } from './achievement'
import type { WrittenCard } from './card'
import { Reader } from './reader'
import { seatOf } from './seat'

/** Cards and achievements as their files write them. */
export interface WrittenLanguage {
  readonly cards: readonly WrittenCard[]
  readonly achievements: readonly WrittenAchievement[]
}

/**
 * Returns the language that cards and achievements are written in: their code by name, and the players that
 * it refers to.
 */
export function languageOf({ cards, achievements }: WrittenLanguage): Language {
  const library: Library = {
    cards: new Map(cards.map((card) => [card.name, card])),
    achievements: new Map(achievements.map((one) => [one.name, one])),
  }
  return { library, seatOf, readerOf: (table, player) => new Reader(table, player) }
}
