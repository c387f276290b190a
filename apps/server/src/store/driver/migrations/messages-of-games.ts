import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** To whom and about which game a waiting message is, so that it goes when nobody needs it any more. */
export const messagesOfGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('user_id', 'text').execute()
    await db.schema.alterTable('outbox').addColumn('game_id', 'text').execute()
    await db.schema.createIndex('outbox_by_game').on('outbox').columns(['game_id', 'user_id']).execute()
  },
}
