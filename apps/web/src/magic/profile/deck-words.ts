import { cardCount } from '@parlour/mtg-ui'
import type { DeckSummary } from '@parlour/protocol'

/** The decks as the profile lists them: the one changed last comes first. */
export function deckOrder(decks: readonly DeckSummary[]): readonly DeckSummary[] {
  return decks.toSorted(
    (a, b) =>
      Date.parse(b.timestamps.updated) - Date.parse(a.timestamps.updated) || a.name.localeCompare(b.name),
  )
}

/** How many cards a deck holds, in words: the sideboard and the command zone only when something is there. */
export function deckSize({ counts: { main, side, command } }: DeckSummary): string {
  const extra = side + command
  return extra === 0 ? cardCount(main) : `${main} + ${extra} cards`
}
