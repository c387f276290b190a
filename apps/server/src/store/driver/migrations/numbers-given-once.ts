import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A cube remembers the last number that a scar or an achievement of it got: the number of one that is deleted
 * is never given again, for somebody may still have that one open. Numbers given before and deleted since are
 * not known any more.
 */
export const numbersGivenOnce: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [column, table] of [
      ['last_scar', 'scars'],
      ['last_achievement', 'achievements'],
    ] as const) {
      await db.schema
        .alterTable('cubes')
        .addColumn(column, 'integer', (of) => of.notNull().defaultTo(0))
        .execute()
      await sql`update cubes set ${sql.ref(column)} = coalesce(
        (select max(n) from ${sql.table(table)} where cube_id = cubes.id), 0)`.execute(db)
    }
  },
}
