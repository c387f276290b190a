import { type CardIdsByZone, type CardsByZone, resolveZones } from '@parlour/mtg-cards'
import { type CardsById, useCards } from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'

/** The cards of a deck as far as they are loaded. */
export interface DeckCards {
  readonly byId: CardsById
  readonly byZone: CardsByZone
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
  const { cards, loading, failed } = useCards([...zones.main, ...zones.side, ...zones.command])
  const { cards: byZone, unknown } = resolveZones(zones, (id) => cards.get(id))
  const isPartial = loading || failed
  return { byId: cards, byZone, unknown: isPartial ? NONE : unknown, isPartial, failed }
}
