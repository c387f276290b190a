import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * When a game ended, beside each of its seats: lists of what goes on no longer read all that a person ever
 * played.
 */
export const endedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('game_players').addColumn('ended', 'bigint').execute()
    await sql`update game_players set ended =
      (select last_updated from games where games.id = game_players.game_id and games.game_over = 1)`.execute(
      db,
    )
    await db.schema
      .createIndex('game_players_by_end')
      .on('game_players')
      .columns(['user_id', 'ended', 'game_id'])
      .execute()
    await db.schema.createIndex('games_by_draft').on('games').column('linked_draft_id').execute()
  },
}
