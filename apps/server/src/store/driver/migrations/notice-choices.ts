import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How soon each kind of notice comes to a channel, in the place of one delay for all; quiet hours and the
 * rest that a person chose; games that are muted or louder; and messages that are sent together or again.
 */
export const noticeChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await createSettings(db)
    await db.schema
      .alterTable('notice_channels')
      .addColumn('choices', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
    // What came at once and what came later still does.
    await sql`update notice_channels set choices = '{"your-turn":"now","in-turn":"now","game-over":"now"}'`.execute(
      db,
    )
    await sql`update notice_channels set choices = '{"your-turn":"later","in-turn":"later","game-over":"now"}' where delay > 0`.execute(
      db,
    )
    await sql`insert into notice_settings (user_id, later) select user_id, max(delay) from notice_channels where delay > 0 group by user_id`.execute(
      db,
    )
    await db.schema.alterTable('notice_channels').dropColumn('delay').execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('topic', 'text', (column) => column.notNull().defaultTo('game'))
      .execute()
    await db.schema.alterTable('outbox').addColumn('held', 'text').execute()
    await db.schema.alterTable('outbox').addColumn('again', 'bigint').execute()
  },
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_settings')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('daily_at', 'integer', (column) => column.notNull().defaultTo(1080))
    .addColumn('later', 'integer', (column) => column.notNull().defaultTo(10))
    .addColumn('silent_until', 'bigint')
    .execute()
  await db.schema
    .createTable('notice_volumes')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.notNull())
    .addColumn('volume', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_volumes_pk', ['game_id', 'user_id'])
    .execute()
}
