import type { Card } from '@parlour/mtg-cards'
import type { Db } from '../driver/store'
import { cardOf, CARDS_AT_ONCE, isLive } from './cards'

/**
 * The cards of a source that are in use, a few at a time: without `since` those that are active, with it all
 * that changed after that version.
 */
export async function* cardsOfSource(
  db: Db,
  source: Card['source'],
  since?: number,
): AsyncGenerator<readonly Card[]> {
  let last = 0
  for (;;) {
    const query = db.selectFrom('cards').selectAll().where('source', '=', source).where(isLive)
    const wanted =
      since === undefined ? query.where('deactivated', '=', 0) : query.where('version', '>', since)
    const rows = await wanted.where('row', '>', last).orderBy('row').limit(CARDS_AT_ONCE).execute()
    if (rows.length === 0) return
    yield rows.map(cardOf)
    last = Number(rows.at(-1)?.row ?? 0)
  }
}

const ROWS_AT_ONCE = 1000
/** The provider's cards that are in use, each as the text of its record, a few at a time. */
export async function* providerCardsAsJson(db: Db): AsyncGenerator<readonly string[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('cards')
      .select(['row', 'id', 'data'])
      .where('source', '=', 'scryfall')
      .where(isLive)
      .where('row', '>', last)
      .orderBy('row')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ id, data }) => `{"_id":${JSON.stringify(id)},"source":"scryfall","data":${data}}`)
    last = Number(rows.at(-1)?.row ?? 0)
  }
}
