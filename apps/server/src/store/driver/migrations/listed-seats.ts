import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What lists have to know of a game, beside each of its seats and in their order, and of lobbies only those
 * that wait: what a list costs does not grow with all that was ever played.
 */
export const listedSeats: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('game_players')
      .addColumn('kind', 'text', (to) => to.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('game_players')
      .addColumn('killed', 'integer', (to) => to.notNull().defaultTo(0))
      .execute()
    await sql`update game_players set kind = games.kind, killed = games.killed
      from games where games.id = game_players.game_id`.execute(db)
    await db.schema.dropIndex('game_players_by_end').execute()
    const indexes: Readonly<Record<string, readonly [string, readonly string[]]>> = {
      game_players_listed: ['game_players', ['user_id', 'killed', 'ended', 'game_id']],
      game_players_listed_by_kind: ['game_players', ['user_id', 'killed', 'kind', 'ended', 'game_id']],
      lobbies_listed: ['lobbies', ['launched', 'id']],
      decks_listed: ['decks', ['user_id', 'id']],
    }
    for (const [name, [table, columns]] of Object.entries(indexes))
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute()
    await db.schema.dropIndex('decks_user_id').execute()
    await sql`delete from lobby_users where lobby_id in (select id from lobbies where launched = 1)`.execute(
      db,
    )
  },
}
