import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How fast a game is to be played, and when that is looked at next. Games without a clock have no row. */
export const gameClocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_clocks')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('stands_in', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('game_clocks_by_due').on('game_clocks').column('due').execute()
  },
}
