import type { WireDeck } from '@parlour/protocol'

/**
 * A change of a deck, as a step rather than as its result: it is done again on the server's deck when that
 * one has moved on (a pick was added meanwhile). May refuse, for example a move of a card that is no longer
 * there.
 */
export type DeckEdit = (deck: WireDeck) => WireDeck
