import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people make for games outside of any game, such as maps and tiles of maps, by the kind of thing. */
export const madeThings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('made_things')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .addColumn('rev', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('made_things_by_kind')
      .on('made_things')
      .columns(['kind', 'user_id'])
      .execute()
  },
}
