import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether somebody has seen the end of a game from the view of another seat; false for stored games. */
export const openedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('games')
      .addColumn('opened', 'integer', (to) => to.notNull().defaultTo(0))
      .execute()
  },
}
