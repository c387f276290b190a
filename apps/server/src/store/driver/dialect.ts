import { PostgresAdapter } from 'kysely'

interface WithExecutor {
  getExecutor(): { readonly adapter: unknown }
}

/** Whether this store is PostgreSQL; what is written differently there and on SQLite asks this. */
export const isPostgres = (db: WithExecutor): boolean => db.getExecutor().adapter instanceof PostgresAdapter
