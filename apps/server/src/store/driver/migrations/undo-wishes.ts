import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who asks the others of a game to agree to an undo. It stands while the game is at the version that it was
 * stored with.
 */
export const undoWishes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('undo_wishes')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .execute()
  },
}
