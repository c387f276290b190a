import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Secrets that a hub makes for itself, such as the key that it signs tokens of browsers with. */
export const hubSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hub_secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute()
  },
}
