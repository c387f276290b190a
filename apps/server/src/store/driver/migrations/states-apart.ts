import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The state of a game gets a row of its own, which few answers write again: the others add the difference
 * that they made to the game's row. No query looks for games by the time of their last answer alone, which
 * every answer wrote into an index.
 */
export const statesApart: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_states')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into game_states (game_id, state) select id, state from games`.execute(db)
    await db.schema.alterTable('games').dropColumn('state').execute()
    await db.schema
      .alterTable('games')
      .addColumn('steps', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema.dropIndex('games_last_updated').execute()
  },
}
