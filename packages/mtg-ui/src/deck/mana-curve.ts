import { type Card, cardManaValue, deckSection } from '@parlour/mtg-cards'

/** The last column of a curve holds everything from this mana value on. */
export const CURVE_END = 7

/** How many of the cards have mana value 0, 1, … and at least 7; lands are not counted. */
export function manaCurve(cards: readonly Card[]): readonly number[] {
  const counts = Array.from({ length: CURVE_END + 1 }, () => 0)
  for (const { data } of cards) {
    if (deckSection(data) === 'land') continue
    const column = Math.min(CURVE_END, Math.floor(cardManaValue(data)))
    counts[column] = (counts[column] ?? 0) + 1
  }
  return counts
}
