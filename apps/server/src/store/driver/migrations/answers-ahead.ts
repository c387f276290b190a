import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Answers that players leave for questions that may come while they are away. */
export const answersAhead: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answers_ahead')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('given', 'integer', (column) => column.notNull())
      .addColumn('last_given', 'bigint')
      .execute()
    await db.schema
      .createIndex('answers_ahead_by_game')
      .on('answers_ahead')
      .columns(['game_id', 'id'])
      .execute()
  },
}
