import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely, type LogEvent } from 'kysely'
import pg from 'pg'
import { keepCheckpoints } from './checkpoints'
import { createGroupCommit } from './group-commit'
import { KEPT_KB } from './kept-pages'
import { migrateToLatest } from './migrate'
import { pipelinedDialect } from './pipelined'
import { withStatementCache } from './statement-cache'
import type { Tables } from '../tables'
import type { Store } from './store'
import { sqliteDialect, stillThere } from './store-file'
import { type Trouble, troubleOf } from './trouble'
import { watchedPool } from './watched-pool'

const INT8 = 20
/** A commit writes whole pages, however little of each it changes. */
const PAGE_BYTES = 512
/**
 * How many bytes are written ahead before they go into the file of the store: a page that changes again and
 * again is then written there only once.
 */
const WRITTEN_AHEAD = 16 * 1024 * 1024
pg.types.setTypeParser(INT8, Number)

interface StoreAddress {
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}

/**
 * Opens PostgreSQL when an address is given, else the embedded SQLite file in the data folder, and brings its
 * tables up to date.
 */
export async function openStore(place: StoreAddress): Promise<Store> {
  const store = connectStore(place)
  await migrateToLatest(store.db)
  return store
}

/**
 * The store of `openStore` with the tables that it has, if any.
 * @internal
 */
export const connectStore = ({ databaseUrl, dataFolder }: StoreAddress): Store =>
  databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl)

function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'parlour.sqlite')
  const file = new Database(path)
  // A store that is there already keeps the size of its pages.
  file.pragma(`page_size = ${PAGE_BYTES}`)
  file.pragma('journal_mode = WAL')
  file.pragma(`wal_autocheckpoint = ${WRITTEN_AHEAD / Number(file.pragma('page_size', { simple: true }))}`)
  file.pragma(`cache_size = -${KEPT_KB.much}`)
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const database = withStatementCache(file, stillThere(path))
  const troubles = noticed()
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, database), log: troubles.log })
  const checkpoints = keepCheckpoints(file, path)
  return storeOf(db, {
    kind: 'sqlite',
    write: createGroupCommit(db),
    troubles,
    beforeClose: () => checkpoints.stop(),
  })
}

function openPostgres(databaseUrl: string): Store {
  const watched = watchedPool(databaseUrl)
  const { pool } = watched
  const troubles = noticed()
  const db = new Kysely<Tables>({ dialect: pipelinedDialect(watched), log: troubles.log })
  return storeOf(db, { kind: 'postgres', pool, write: (work) => db.transaction().execute(work), troubles })
}

/**
 * The last trouble with the store, whichever query met it: not every write is in a transaction of its own.
 */
interface Troubles {
  readonly log: (event: LogEvent) => void
  readonly note: (error: unknown) => void
  readonly clear: () => void
  readonly last: () => Trouble | undefined
}

function noticed(): Troubles {
  let trouble: Trouble | undefined
  const note = (error: unknown): void => void (trouble = troubleOf(error) ?? trouble)
  return {
    log: (event) => {
      if (event.level === 'error') note(event.error)
    },
    note,
    clear: () => void (trouble = undefined),
    last: () => trouble,
  }
}

interface StoreConnection {
  readonly kind: Store['kind']
  readonly pool?: pg.Pool
  readonly write: Store['write']
  readonly troubles: Troubles
  readonly beforeClose?: () => void
}

function storeOf(db: Kysely<Tables>, { troubles, ...about }: StoreConnection): Store {
  return {
    db,
    kind: about.kind,
    pool: about.pool,
    write: async (work) => {
      try {
        const value = await about.write(work)
        troubles.clear()
        return value
      } catch (error) {
        troubles.note(error)
        throw error
      }
    },
    trouble: troubles.last,
    close: async () => {
      about.beforeClose?.()
      await db.destroy()
    },
  }
}
