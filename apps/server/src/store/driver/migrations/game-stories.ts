import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the pages of finished games tell, made once when somebody first asks for it. */
export const gameStories: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('game_stories')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('made_of', 'text', (column) => column.notNull())
      .addColumn('story', 'text', (column) => column.notNull())
      .execute()
  },
}
