import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/**
 * Cards are searched by keyword, mana cost and year as well. What was stored for the search before is
 * dropped: the next start writes it again. Cards that were brought in before this know no year, so what is in
 * use counts as out of date: the next update reads it again.
 */
export const keywordsAndCosts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['card_search', 'card_vocabulary'])
      await sql`delete from ${sql.table(table)}`.execute(db)
    if (!isPostgres(db)) await sql`delete from card_words`.execute(db)
    for (const name of ['keywords', 'costs'])
      await db.schema
        .alterTable('card_search')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    await db.schema.alterTable('card_search').addColumn('year', 'integer').execute()
    await sql`update card_versions set version = version || ' (without years)' where source = 'scryfall'`.execute(
      db,
    )
  },
}
