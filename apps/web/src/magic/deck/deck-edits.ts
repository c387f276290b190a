import { Refusal } from '@parlour/kernel'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from '@parlour/mtg-ui'

interface EditedDeck {
  readonly deck: WireDeck
  /** How many edits the deck refused, as the removal of a card that is not in it; they are left out. */
  readonly refused: number
}

/** The deck after edits, less those that it refuses. */
export function tryEdits(deck: WireDeck, edits: readonly DeckEdit[]): EditedDeck {
  return edits.reduce(tried, { deck, refused: 0 })
}

function tried({ deck, refused }: EditedDeck, edit: DeckEdit): EditedDeck {
  try {
    return { deck: edit(deck), refused }
  } catch (error) {
    if (error instanceof Refusal) return { deck, refused: refused + 1 }
    throw error
  }
}
