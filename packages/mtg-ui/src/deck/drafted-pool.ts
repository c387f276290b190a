import { Refusal } from '@parlour/kernel'
import { type Card, type CardIdsByZone, cardIdsIn, cardTypeLine, DECK_ZONES } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import type { DeckEdit } from './deck-edit'

/** The record ids of the cards that a player drafted, a copy each. */
export type DraftedPool = readonly string[]

/** Whether a card is a basic land: a deck may hold any number of those. */
export const isBasicLand = ({ data }: Card): boolean => /\bbasic\b.*\bland\b/i.test(cardTypeLine(data))

/** Returns what the first list holds more of than the second, copy by copy. */
function surplus(ids: readonly string[], of: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const id of of) left.set(id, (left.get(id) ?? 0) + 1)
  return ids.filter((id) => {
    const count = left.get(id) ?? 0
    left.set(id, count - 1)
    return count <= 0
  })
}

/** Returns the copies in a deck that were not drafted, basic lands among them. */
export const notDrafted = (zones: CardIdsByZone, pool: DraftedPool): readonly string[] =>
  surplus(cardIdsIn(zones), pool)

/** Returns the copies in a deck that were not drafted and are no basic lands. */
export const strangersOf = (
  { cardIdsByZone: zones }: Pick<WireDeck, 'cardIdsByZone'>,
  pool: DraftedPool,
  cards: ReadonlyMap<string, Card>,
): readonly string[] =>
  notDrafted(zones, pool).filter((id) => {
    const card = cards.get(id)
    return card !== undefined && !isBasicLand(card)
  })

/**
 * Returns an edit after which no drafted card is gone: one that left every zone goes to the sideboard. It
 * refuses where nothing is left of the change.
 */
export function keepingPool(edit: DeckEdit, pool: DraftedPool): DeckEdit {
  return (deck) => {
    const after = edit(deck)
    const gone = surplus(
      surplus(pool, cardIdsIn(after.cardIdsByZone)),
      surplus(pool, cardIdsIn(deck.cardIdsByZone)),
    )
    if (gone.length === 0) return after
    const zones = { ...after.cardIdsByZone, side: [...after.cardIdsByZone.side, ...gone] }
    if (isSame(zones, deck.cardIdsByZone)) throw new Refusal('You drafted this card: it stays in your pool.')
    return { ...after, cardIdsByZone: zones }
  }
}

const isSame = (a: CardIdsByZone, b: CardIdsByZone): boolean =>
  DECK_ZONES.every((zone) => a[zone].toSorted().join() === b[zone].toSorted().join())

/** The edit that puts the zones back to what was drafted: all of it in the main deck, and nothing else. */
export const asDrafted =
  (pool: DraftedPool): DeckEdit =>
  (deck) => ({ ...deck, cardIdsByZone: { main: [...pool], side: [], command: [] } })
