import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How long a channel waits for an answer before it says whose turn it is; so far none waited. */
export const noticeDelays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('notice_channels')
      .addColumn('delay', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
