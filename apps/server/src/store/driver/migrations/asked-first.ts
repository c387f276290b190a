import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether a person wants to be asked before each answer of theirs is sent; nobody at first. */
export const askedFirst: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('asks_first', 'integer', (to) => to.notNull().defaultTo(0))
      .execute()
  },
}
