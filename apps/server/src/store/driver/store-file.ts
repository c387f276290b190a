import { statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDatabase,
} from 'kysely'
import type { Db, Tx } from './store'
import { StoreMoved } from './trouble'

/**
 * Returns what refuses once another file, or none, is where a file was opened: what is written then is lost
 * with it.
 */
export function stillThere(path: string): () => void {
  const opened = identityOf(path)
  return () => {
    if (identityOf(path) !== opened)
      throw new StoreMoved(`the file of the store was deleted or replaced while the server runs: ${path}`)
  }
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}/${stats.ino}`
}

interface EmbeddedDatabase {
  readonly file: Database.Database
  readonly database: SqliteDatabase
}
/** By the adapter that a store and all transactions on it share. */
const embedded = new WeakMap<object, EmbeddedDatabase>()

/**
 * Makes a statement of a transaction at once. There is one connection and the transaction has it, so nothing
 * is waited for; what Kysely does for any store on the way to it takes longer than a short statement itself.
 */
export function runAtOnce(tx: Tx, { sql, parameters }: CompiledQuery): void {
  const store = embedded.get(tx.getExecutor().adapter)
  if (store === undefined) throw new Error('This is not a transaction on an embedded store.')
  store.database.prepare(sql).run(parameters)
}

/**
 * Reads at once, by the same right: in a transaction, or while none is under way. Undefined where it has to
 * wait, and where it fails outside of a transaction: Kysely then meets the same, and it is noted.
 */
export function readAtOnce<Row>(
  db: Db,
  { sql, parameters }: CompiledQuery<Row>,
): QueryResult<Row> | undefined {
  const store = embedded.get(db.getExecutor().adapter)
  if (store === undefined || (store.file.inTransaction && !db.isTransaction)) return undefined
  try {
    return { rows: store.database.prepare(sql).all(parameters) as Row[] }
  } catch (error) {
    // Not again in a transaction: the store may have undone it by itself, and what came after would be
    // written alone.
    if (db.isTransaction) throw error
    return undefined
  }
}

/**
 * SQLite where a transaction that the store itself has undone, as on a full disk, fails for that reason and
 * not for the undoing.
 */
export function sqliteDialect(file: Database.Database, database: SqliteDatabase): Dialect {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => {
      const adapter = dialect.createAdapter()
      embedded.set(adapter, { file, database })
      return adapter
    },
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
