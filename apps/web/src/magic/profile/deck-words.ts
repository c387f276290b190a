import type { WireDeck } from '@parlour/protocol'

/** A deck's format as a word; 'Custom' when it has none. */
export function formatWord(format: string): string {
  return format === '' ? 'Custom' : `${format.slice(0, 1).toUpperCase()}${format.slice(1)}`
}

/** The decks as the profile lists them: the one changed last comes first. */
export function deckOrder(decks: readonly WireDeck[]): readonly WireDeck[] {
  return decks.toSorted(
    (a, b) =>
      Date.parse(b.timestamps.updated) - Date.parse(a.timestamps.updated) || a.name.localeCompare(b.name),
  )
}

/** How many cards a deck holds, in words: the sideboard and the command zone only when something is there. */
export function deckSize({ cardIdsByZone: { main, side, command } }: WireDeck): string {
  const extra = side.length + command.length
  return extra === 0 ? cardCount(main.length) : `${main.length} + ${extra} cards`
}

/** A number of cards in words. */
export const cardCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`
