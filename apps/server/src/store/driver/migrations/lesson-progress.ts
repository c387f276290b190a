import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How far each person came in a lesson, and which of them want to be offered no more. */
export const lessonProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lesson_progress')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('lesson', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addColumn('is_hidden', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('lesson_progress_key', ['user_id', 'lesson'])
      .execute()
  },
}
