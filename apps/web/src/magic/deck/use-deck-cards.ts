import { type Card, type CardIdsByZone, type CardsByZone, cardIdsIn, resolveZones } from '@parlour/mtg-cards'
import { type CardsById, notesOf, useCards } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'

/** The cards of a deck as far as they are loaded. */
export interface DeckCards {
  readonly byId: CardsById
  readonly byZone: CardsByZone
  /** The cards of the considering pile. */
  readonly considering: readonly Card[]
  /** Ids whose card is gone; none while cards are loading. */
  readonly unknown: CardIdsByZone
  /** Some are not known yet, or could not be loaded. */
  readonly isPartial: boolean
  readonly failed: boolean
}

const NONE: CardIdsByZone = { main: [], side: [], command: [] }

/** Loads the cards of a deck. */
export function useDeckCards(deck: WireDeck | undefined): DeckCards {
  const zones = deck?.cardIdsByZone ?? NONE
  const considered = deck === undefined ? [] : notesOf(deck).considering
  const { cards, loading, failed } = useCards([...cardIdsIn(zones), ...considered])
  const considering = considered.flatMap((id) => cards.get(id) ?? [])
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const isPartial = loading || failed
  return { byId: cards, byZone, considering, unknown: isPartial ? NONE : unknown, isPartial, failed }
}
