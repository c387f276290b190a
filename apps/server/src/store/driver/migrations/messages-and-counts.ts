import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Messages to the chat service, running figures of Innovation, and what the live connection needs on
 * PostgreSQL.
 */
export const messagesAndCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('outbox_next_at').on('outbox').column('next_at').execute()
    await db.schema
      .createTable('innovation_counts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('wins', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('innovation_counts_key', ['kind', 'name'])
      .execute()
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    // Pushes between processes that are longer than a notification may be go through this table.
    await sql`create table if not exists socket_io_attachments (
      id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(db)
  },
}
