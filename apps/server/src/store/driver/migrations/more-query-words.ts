import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/**
 * Cards are searched by their own names, without reminder text, by number and by what copies came from. What
 * was stored for the search before is dropped: the next start writes it again. Cards that were brought in
 * before this do not know whether they are reprints, so what is in use counts as out of date: the next update
 * reads it again.
 */
export const moreQueryWords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['card_search', 'card_vocabulary'])
      await sql`delete from ${sql.table(table)}`.execute(db)
    if (!isPostgres(db)) await sql`delete from card_words`.execute(db)
    for (const name of ['origin_id', 'collector', 'oracle', 'own'])
      await db.schema.alterTable('card_search').addColumn(name, 'text').execute()
    await sql`update card_versions set version = version || ' (without reprints)' where source = 'scryfall'`.execute(
      db,
    )
  },
}
