import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Running totals of finished games, of any kind: those of Innovation had a table of their own. */
export const resultCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('result_counts')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('heading', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('wins', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('result_counts_key', ['game', 'heading', 'name'])
      .execute()
    await sql`insert into result_counts (game, heading, name, games, wins)
      select 'Innovation: Ultimate', kind, name, games, wins from innovation_counts`.execute(db)
    await db.schema.dropTable('innovation_counts').execute()
  },
}
