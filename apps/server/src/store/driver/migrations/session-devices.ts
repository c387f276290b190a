import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the browser of each session is called; unknown until its next use. */
export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  },
}
