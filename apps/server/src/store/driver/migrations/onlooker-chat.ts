import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What onlookers say to one another. */
export const onlookerChat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('onlooker_chat')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('onlooker_chat_by_game')
      .on('onlooker_chat')
      .columns(['game_id', 'id'])
      .execute()
  },
}
