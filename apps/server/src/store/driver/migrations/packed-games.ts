import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect'

/** The answers of a game that is over, in one small piece. Games of before are packed as the server runs. */
export const packedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_packs')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('answers', isPostgres(db) ? sql`bytea` : 'blob', (column) => column.notNull())
      .execute()
  },
}
