import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last notices of each person, read and unread. */
export const bell: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bell_notices')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .addColumn('notice', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('bell_notices_by_user')
      .on('bell_notices')
      .columns(['user_id', 'at'])
      .execute()
    await db.schema.createIndex('bell_notices_by_subject').on('bell_notices').column('subject_id').execute()
  },
}
