import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Scars and achievements get revisions, as cards, decks and cubes have: a stale save is refused. */
export const scarRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['scars', 'achievements'])
      await db.schema
        .alterTable(table)
        .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
  },
}
