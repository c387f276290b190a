import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What players of a game ask the others to agree to, of which there was only the undo so far, and when people
 * are on vacation.
 */
export const proposalsAndVacations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('proposals')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('proposals', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .execute()
    await db.schema.createIndex('proposals_by_due').on('proposals').column('due').execute()
    await db.schema
      .createTable('vacations')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('begins', 'bigint', (column) => column.notNull())
      .addColumn('ends', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('vacations_key', ['user_id', 'begins'])
      .execute()
    await takeOverWishes(db)
    await db.schema.dropTable('undo_wishes').execute()
  },
}

interface WishTables {
  undo_wishes: { game_id: string; version: number; wish: string }
  proposals: { game_id: string; version: number; proposals: string; due: number | null }
}

/** Keeps the wishes for an undo as proposals. */
async function takeOverWishes(db: Kysely<WishTables>): Promise<void> {
  for (const { game_id, version, wish } of await db.selectFrom('undo_wishes').selectAll().execute()) {
    const undo = { kind: 'undo', lapses: null, ...(JSON.parse(wish) as object) }
    const row = { game_id, version, proposals: JSON.stringify([undo]), due: null }
    await db.insertInto('proposals').values(row).execute()
  }
}
