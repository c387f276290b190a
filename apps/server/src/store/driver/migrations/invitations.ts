import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who put somebody into a lobby, until that person has seen it; whether a lobby is open to everybody; and
 * which game it is a rematch of, so that all of its players end up in the same one.
 */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('lobby_users').addColumn('invited_by', 'text').execute()
    await db.schema
      .alterTable('lobbies')
      .addColumn('closed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('lobbies').addColumn('rematch_of', 'text').execute()
    await db.schema.createIndex('lobbies_by_rematch').on('lobbies').column('rematch_of').execute()
  },
}
