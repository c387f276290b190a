import { PostgresAdapter } from 'kysely'

interface WithExecutor {
  getExecutor(): { readonly adapter: unknown }
}

/** Whether this store is PostgreSQL, for SQL that differs between it and SQLite. */
export const isPostgres = (db: WithExecutor): boolean => db.getExecutor().adapter instanceof PostgresAdapter
