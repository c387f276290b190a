import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What of a game never changes gets a row of its own, so that an answer does not write it again. */
export const gameSetups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_setups')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('log', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into game_setups (game_id, settings, log) select id, settings, setup_log from games`.execute(
      db,
    )
    await db.schema.alterTable('games').dropColumn('settings').execute()
    await db.schema.alterTable('games').dropColumn('setup_log').execute()
  },
}
