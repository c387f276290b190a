import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/**
 * Copies of cubes are found by the set that they came from as well. What was stored of them for the search
 * before is dropped: the next start writes it again. Cards of the provider stay as they are.
 */
export const setsOfCopies: Migration = {
  async up(db: Kysely<unknown>) {
    const copies = sql`from card_search where release = ''`
    if (!isPostgres(db)) await sql`delete from card_words where rowid in (select row ${copies})`.execute(db)
    await sql`delete ${copies}`.execute(db)
    await db.schema.alterTable('card_search').addColumn('origin_set', 'text').execute()
  },
}
