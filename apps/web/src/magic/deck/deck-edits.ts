import { Refusal } from '@parlour/kernel'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from '@parlour/ui-kit'

/** The deck after edits that are not saved yet; one that the deck refuses is left out, saving will say why. */
export function withEdits(deck: WireDeck, edits: readonly DeckEdit[]): WireDeck {
  return edits.reduce(tried, deck)
}

function tried(deck: WireDeck, edit: DeckEdit): WireDeck {
  try {
    return edit(deck)
  } catch (error) {
    if (error instanceof Refusal) return deck
    throw error
  }
}

/** The edits as one. Refuses what any of them refuses. */
export function inOne(edits: readonly DeckEdit[]): DeckEdit {
  return (deck) => edits.reduce((before, edit) => edit(before), deck)
}
