import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Where people have their notices sent, and of every waiting message which of these places it goes to and
 * what it is about.
 */
export const noticeChannels: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice_channels')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('target', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('delivered_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('failure', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('notice_channels_by_user').on('notice_channels').column('user_id').execute()
    await db.schema.alterTable('outbox').addColumn('channel_id', 'text').execute()
    await db.schema.alterTable('outbox').addColumn('notice', 'text').execute()
  },
}
