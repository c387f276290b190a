import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/**
 * Adds keywords, mana costs and years to the search of cards. Empties the search tables, which the next start
 * fills again. Cards that were imported before have no year, so their release is marked as out of date, and
 * the next update imports them again.
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
