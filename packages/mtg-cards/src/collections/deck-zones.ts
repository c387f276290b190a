import type { CardIdsByZone, DeckZone } from '../card/card'
import { refusal } from '../card-refusals'

/** The zones of a new deck. */
export const EMPTY_ZONES: CardIdsByZone = { main: [], side: [], command: [] }

/** The most cards that a zone of a deck holds. */
export const MOST_IN_ZONE = 2000

const ZONE_NAMES: Readonly<Record<DeckZone, string>> = {
  main: 'main deck',
  side: 'sideboard',
  command: 'command zone',
}

/** Returns the zones with one copy of the card added at the end of a zone. */
export function addCard(zones: CardIdsByZone, cardId: string, zone: DeckZone): CardIdsByZone {
  return { ...zones, [zone]: [...zones[zone], cardId] }
}

/** Returns the zones with the last copy of the card taken out of a zone. Refuses when it is not there. */
export function removeCard(zones: CardIdsByZone, cardId: string, zone: DeckZone): CardIdsByZone {
  const at = zones[zone].lastIndexOf(cardId)
  if (at < 0) throw refusal('card_not_in_zone', { zone: ZONE_NAMES[zone] })
  return { ...zones, [zone]: zones[zone].toSpliced(at, 1) }
}

/** One copy of a card going from one zone to another. */
export interface CardMove {
  readonly cardId: string
  readonly from: DeckZone
  readonly to: DeckZone
}

/** Returns the zones after the move. Refuses when the card is not in the source zone (rules: screens 1.5). */
export function moveCard(zones: CardIdsByZone, { cardId, from, to }: CardMove): CardIdsByZone {
  return addCard(removeCard(zones, cardId, from), cardId, to)
}
