import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people wrote about moments of games. */
export const momentComments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('moment_comments')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('moment_comments_by_game')
      .on('moment_comments')
      .columns(['game_id', 'seq'])
      .execute()
  },
}
