import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Links that let one person in, once: to make an account, or to choose another password. The mark that a
 * person has chosen. And of an impersonation the session of its admin, which ends with it at a logout.
 */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('one_time_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('one_time_links_by_user').on('one_time_links').column('user_id').execute()
    await db.schema.alterTable('users').addColumn('mark_color', 'integer').execute()
    await db.schema.alterTable('users').addColumn('mark_shape', 'integer').execute()
    await db.schema.alterTable('sessions').addColumn('admin_session', 'text').execute()
  },
}
