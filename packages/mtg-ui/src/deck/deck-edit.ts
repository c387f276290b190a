import { type CardMove, moveCard } from '@parlour/mtg-cards'
import { deckSave, type WireDeck } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'

/**
 * A change of a deck, as a step rather than as its result: it is done again on the hub's deck when that one has moved
 * on (a pick was added meanwhile). May refuse, for example a move of a card that is no longer there.
 */
export type DeckEdit = (deck: WireDeck) => WireDeck

/** The edit that moves one copy of a card to another zone. */
export function moveEdit(move: CardMove): DeckEdit {
  return (deck) => ({ ...deck, cardIdsByZone: moveCard(deck.cardIdsByZone, move) })
}

/** How often an edit is done again when the deck keeps moving on under it. */
const MOST_TRIES = 5

/**
 * Does an edit on a deck and saves it. When the hub has a newer deck, the edit is done again on that one.
 * Refuses what the edit refuses; rejects with `CallError` when the hub does.
 */
export async function saveEdit(send: Send, deck: WireDeck, edit: DeckEdit): Promise<WireDeck> {
  let current = deck
  for (let tries = 1; ; tries += 1) {
    try {
      return (await send(deckSave, { deck: savable(edit(current)) })).deck
    } catch (error) {
      const newer = newerDeck(error)
      if (newer === undefined || tries === MOST_TRIES) throw error
      current = newer
    }
  }
}

function newerDeck(error: unknown): WireDeck | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return isDeck(error.current) ? error.current : undefined
}

function isDeck(value: unknown): value is WireDeck {
  return typeof value === 'object' && value !== null && 'cardIdsByZone' in value && 'rev' in value
}

function savable({ _id, name, format, cardIdsByZone: { main, side, command }, rev }: WireDeck) {
  return {
    _id,
    name,
    format,
    cardIdsByZone: { main: [...main], side: [...side], command: [...command] },
    rev,
  }
}
