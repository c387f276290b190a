import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who was paired in the Swiss rounds of a draft, fixed when the first game of a round began. */
export const draftRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('draft_rounds')
      .addColumn('draft_id', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('begun', 'bigint', (column) => column.notNull())
      .addColumn('pairings', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_rounds_key', ['draft_id', 'round'])
      .execute()
  },
}
