import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { type Dialect, type Driver, SqliteDialect, type SqliteDatabase } from 'kysely'
import { StoreMoved } from './trouble'

/** Returns what refuses once another file, or none, is where a file was opened: what is written then is lost with it. */
export function stillThere(path: string): () => void {
  const opened = identityOf(path)
  return () => {
    if (identityOf(path) !== opened)
      throw new StoreMoved(`the file of the store was deleted or replaced while the server runs: ${path}`)
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}/${found.ino}`
}

/** SQLite where a transaction that the store itself has undone, as on a full disk, fails for that reason and not for the undoing. */
export function sqliteDialect(file: Database.Database, database: SqliteDatabase): Dialect {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => sqliteDriver(file, dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

const sqliteDriver = (file: Database.Database, driver: Driver): Driver => ({
  init: () => driver.init(),
  acquireConnection: () => driver.acquireConnection(),
  releaseConnection: (connection) => driver.releaseConnection(connection),
  destroy: () => driver.destroy(),
  beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: async (connection) => {
    if (file.inTransaction) await driver.rollbackTransaction(connection)
  },
})
