import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the end of a game was looked at with the eyes of somebody else; of none at first. */
export const openedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('games')
      .addColumn('opened', 'integer', (to) => to.notNull().defaultTo(0))
      .execute()
  },
}
