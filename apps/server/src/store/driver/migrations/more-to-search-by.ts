import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/**
 * Cards are searched by rarity, artist, produced mana and properties as well, and texts without regard to
 * accents. What was stored for the search before is dropped: the next start writes it again.
 */
export const moreToSearchBy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['card_search', 'card_vocabulary'])
      await sql`delete from ${sql.table(table)}`.execute(db)
    if (!isPostgres(db)) await sql`delete from card_words`.execute(db)
    for (const name of ['rarity', 'artist', 'properties'])
      await db.schema
        .alterTable('card_search')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('card_search')
      .addColumn('produces', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
