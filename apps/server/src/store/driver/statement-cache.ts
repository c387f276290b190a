import type Database from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/**
 * The calls of this hub use a few hundred statements; beyond this the cache fills up with one-off searches.
 */
const MOST_STATEMENTS = 500

/** What is checked: a write on its own, and a transaction where it begins and before it is acknowledged. */
const WRITES = /^(begin|insert|update|delete|replace)/i
const COMMITS = /^commit/i

/**
 * Returns the embedded store's file for Kysely: every statement is prepared once and cached, and
 * `checkBeforeWrites` runs before each write and commit. A result that is read row by row has its own
 * statement, which stays busy meanwhile.
 */
export function withStatementCache(
  file: Database.Database,
  checkBeforeWrites: () => void = () => undefined,
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  const prepared = (sql: string): SqliteStatement => {
    const statement = file.prepare<unknown[]>(sql)
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      run: (parameters) => statement.run(parameters),
      iterate: (parameters) => file.prepare<unknown[]>(sql).iterate(parameters),
    }
  }
  return {
    prepare: (sql) => {
      if ((file.inTransaction ? COMMITS : WRITES).test(sql)) checkBeforeWrites()
      const cached = statements.get(sql)
      if (cached !== undefined) return cached
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      const statement = prepared(sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => void file.close(),
  }
}
