import type { Card } from '@parlour/mtg-cards'
import { chunks } from '../driver/chunks'
import type { Db } from '../driver/store'
import { formatsIn } from './card-index'
import { isLive } from './cards'

/**
 * The cards with the formats of the card that each copy of a cube came from, as they are now (rules: cards
 * 1.2).
 */
export async function withOriginFormats(db: Db, cards: readonly Card[]): Promise<readonly Card[]> {
  const ids = [...new Set(cards.flatMap(({ data }) => data.origin?.id ?? []))]
  if (ids.length === 0) return cards
  const formats = new Map<string, readonly string[]>()
  for (const chunk of chunks(ids)) {
    const rows = await db
      .selectFrom('cards')
      .innerJoin('card_search', 'card_search.row', 'cards.row')
      .select(['cards.id', 'card_search.legal'])
      .where('cards.id', 'in', chunk)
      .where(isLive)
      .execute()
    for (const { id, legal } of rows) formats.set(id, formatsIn(legal))
  }
  return cards.map((card) => {
    const { origin } = card.data
    const legal = formats.get(origin?.id ?? '')
    return origin === undefined || legal === undefined
      ? card
      : { ...card, data: { ...card.data, origin: { ...origin, legal } } }
  })
}
