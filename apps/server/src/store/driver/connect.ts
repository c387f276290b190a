import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import pg from 'pg'
import { createGroupCommit } from './group-commit'
import { migrateToLatest } from './migrate'
import { pipelinedDialect } from './pipelined'
import { withStatementCache } from './statement-cache'
import type { Tables } from '../tables'
import type { Store } from './store'

const INT8 = 20
pg.types.setTypeParser(INT8, Number)

interface Place {
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}

/** Opens PostgreSQL when an address is given, else the embedded SQLite file in the data folder, and brings its tables up to date. */
export async function openStore(place: Place): Promise<Store> {
  const store = connectStore(place)
  await migrateToLatest(store.db)
  return store
}

/**
 * The store of `openStore` with the tables that it has, if any.
 * @internal
 */
export const connectStore = ({ databaseUrl, dataFolder }: Place): Store =>
  databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl)

function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const file = new Database(join(folder, 'parlour.sqlite'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(file) }) })
  return storeOf(db, { kind: 'sqlite', write: createGroupCommit(db) })
}

function openPostgres(databaseUrl: string): Store {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, pipeline: true })
  // When PostgreSQL closes an idle connection, no call failed: the pool opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: pipelinedDialect(pool) })
  return storeOf(db, { kind: 'postgres', pool, write: (work) => db.transaction().execute(work) })
}

function storeOf(
  db: Kysely<Tables>,
  about: { readonly kind: Store['kind']; readonly pool?: pg.Pool; readonly write: Store['write'] },
): Store {
  return {
    db,
    kind: about.kind,
    pool: about.pool,
    write: about.write,
    close: () => db.destroy(),
  }
}
