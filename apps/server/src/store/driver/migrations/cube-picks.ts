import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What people and bots picked of each card in the finished drafts of a cube, kept as sums; and which drafts
 * are in them. Drafts that ended before are counted when the server has started.
 */
export const cubePicks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cube_picks')
      .addColumn('cube_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('by_bots', 'integer', (column) => column.notNull())
      .addColumn('seen', 'integer', (column) => column.notNull())
      .addColumn('taken', 'integer', (column) => column.notNull())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('places_squared', 'integer', (column) => column.notNull())
      .addColumn('sizes', 'integer', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('passed', 'integer', (column) => column.notNull())
      .addColumn('wheeled', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('cube_picks_key', ['cube_id', 'name', 'by_bots'])
      .execute()
    await db.schema
      .createTable('counted_drafts')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('cube_id', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('counted_drafts_cube').on('counted_drafts').column('cube_id').execute()
  },
}
