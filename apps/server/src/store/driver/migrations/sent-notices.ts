import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The messages that were lately sent to each person outside of the hub. */
export const sentNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sent_notices')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('delivery', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .execute()
    await db.schema
      .createIndex('sent_notices_by_user')
      .on('sent_notices')
      .columns(['user_id', 'at'])
      .execute()
    await db.schema.createIndex('sent_notices_by_age').on('sent_notices').column('at').execute()
  },
}
