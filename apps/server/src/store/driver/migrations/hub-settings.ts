import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What admins have chosen for the whole hub, such as the address that links begin with. */
export const hubSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hub_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
