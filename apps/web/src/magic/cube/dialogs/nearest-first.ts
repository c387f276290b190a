import { type Card, cardName, facesOf } from '@parlour/mtg-cards'

/**
 * Cards found by a part of their name: those of exactly that name first, then those that begin with it, then
 * by name.
 */
export function nearestFirst(cards: readonly Card[], part: string): readonly Card[] {
  const wanted = part.toLowerCase()
  const rank = ({ data }: Card) => {
    const names = facesOf(data).map(({ name }) => name.toLowerCase())
    if (names.includes(wanted)) return 0
    return names.some((name) => name.startsWith(wanted)) ? 1 : 2
  }
  return cards.toSorted((a, b) => rank(a) - rank(b) || cardName(a.data).localeCompare(cardName(b.data)))
}
