import {
  addCard,
  type Card,
  type CardIdsByZone,
  cardIdsIn,
  type DeckZone,
  moveCard,
  removeCard,
  sameCardKey,
} from '@parlour/mtg-cards'
import type { CardsById } from '../shelf/card-shelf'
import type { DeckEdit } from './deck-edit'

/**
 * The ids among these under which one card is held: every copy of a cube has an id of its own. At least the
 * one asked for.
 */
export function copiesOfCard(ids: readonly string[], cardId: string, cards: CardsById): readonly string[] {
  const wanted = keyOf(cards.get(cardId))
  const others = [...new Set(ids)].filter(
    (id) => id !== cardId && wanted !== undefined && keyOf(cards.get(id)) === wanted,
  )
  return [cardId, ...others]
}

const keyOf = (card: Card | undefined) => (card === undefined ? undefined : sameCardKey(card.data))

/** How many of these copies lie in a zone. */
export function countOfCopies(zones: CardIdsByZone, copies: readonly string[], zone: DeckZone): number {
  return zones[zone].filter((id) => copies.includes(id)).length
}

/**
 * The copy that leaves a zone: one that lies there; where there is none, the first, so that the deck refuses
 * it.
 */
export function leaving(zones: CardIdsByZone, copies: readonly string[], zone: DeckZone): string {
  return zones[zone].findLast((id) => copies.includes(id)) ?? copies[0] ?? ''
}

/** The edit that adds one copy of a card to a zone. */
export function addEdit(cardId: string, zone: DeckZone): DeckEdit {
  return (deck) => ({ ...deck, cardIdsByZone: addCard(deck.cardIdsByZone, cardId, zone) })
}

/** The edit that plays a drafted card: from the sideboard if a copy lies there, else one more. */
export const playEdit =
  (cardId: string): DeckEdit =>
  (deck) =>
    deck.cardIdsByZone.side.includes(cardId)
      ? moveCopyEdit([cardId], 'side', 'main')(deck)
      : addEdit(cardId, 'main')(deck)

/** The edit that takes one of these copies out of a zone; refuses when none is there. */
export function removeEdit(copies: readonly string[], zone: DeckZone): DeckEdit {
  return (deck) => {
    const zones = deck.cardIdsByZone
    return { ...deck, cardIdsByZone: removeCard(zones, leaving(zones, copies, zone), zone) }
  }
}

/** The edit that moves one of these copies to another zone; refuses when the source zone has none. */
export function moveCopyEdit(copies: readonly string[], from: DeckZone, to: DeckZone): DeckEdit {
  return (deck) => {
    const zones = deck.cardIdsByZone
    return { ...deck, cardIdsByZone: moveCard(zones, { cardId: leaving(zones, copies, from), from, to }) }
  }
}

/**
 * The edit that moves one copy of a card from the main deck to the sideboard, or from any other zone to the
 * main deck.
 */
export const moveOneEdit =
  (cardId: string, from: DeckZone, cards: CardsById): DeckEdit =>
  (deck) =>
    moveCopyEdit(
      copiesOfCard(cardIdsIn(deck.cardIdsByZone), cardId, cards),
      from,
      from === 'main' ? 'side' : 'main',
    )(deck)
