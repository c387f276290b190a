import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the players of a game closed it to the other people of the hub; none at first. */
export const closedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('games')
      .addColumn('closed', 'integer', (to) => to.notNull().defaultTo(0))
      .execute()
  },
}
