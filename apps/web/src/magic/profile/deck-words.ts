import { cardCount } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'

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
