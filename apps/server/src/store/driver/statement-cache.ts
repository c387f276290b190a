import type Database from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** The calls of this hub come to a few hundred different statements; more than this are one-off searches. */
const MOST_KEPT = 500

/** What is checked: a write on its own, and a transaction where it begins and before it is acknowledged. */
const WRITES = /^(begin|insert|update|delete|replace)/i
const COMMITS = /^commit/i

/**
 * The embedded store's file as Kysely sees it, with every statement prepared once and kept: the same few come with every
 * answer, and a check before whatever writes. A result that is read row by row gets a statement of its own, because it stays in use meanwhile.
 */
export function withStatementCache(
  file: Database.Database,
  checkBeforeWrites: () => void = () => undefined,
): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
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
      const found = kept.get(sql)
      if (found !== undefined) return found
      if (kept.size >= MOST_KEPT) kept.clear()
      const made = prepared(sql)
      kept.set(sql, made)
      return made
    },
    close: () => void file.close(),
  }
}
