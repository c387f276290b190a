import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An answer keeps which kind of question it answered, and whether everybody may read it. Kinds of older
 * answers follow from the titles of their time; among their picks, only the actions of Innovation were open.
 */
export const kindsOfAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('answers')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('answers')
      .addColumn('open', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update answers set kind = case title
      when 'Draft Card' then 'draft-card'
      when 'Apply Scar' then 'apply-scar'
      when 'Choose First Card' then 'first-card'
      when 'Choose First Action' then 'action'
      when 'Choose Second Action' then 'action'
      else '' end`.execute(db)
    await sql`update answers set open = 1 where kind = 'action'`.execute(db)
  },
}
