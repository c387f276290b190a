import { type Card, cardName } from '@parlour/mtg-cards'

/** Returns how many cards of each name there are. */
export function copiesByName(cards: readonly Card[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>()
  for (const { data } of cards) copies.set(cardName(data), (copies.get(cardName(data)) ?? 0) + 1)
  return copies
}
