import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who may look at a running game without a seat. Games of before let nobody in. */
export const gameOnlookers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_onlookers')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('onlookers', 'text', (column) => column.notNull())
      .addColumn('who', 'text')
      .execute()
    await db.schema
      .createIndex('game_onlookers_by_who')
      .on('game_onlookers')
      .columns(['who', 'game_id'])
      .execute()
  },
}
