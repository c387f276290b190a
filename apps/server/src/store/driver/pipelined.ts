import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { isPostgres } from './dialect'
import { nameOf } from './prepared-query'
import type { Tx } from './store'
import { runAtOnce } from './store-file'
import type { WatchedPool } from './watched-pool'

const COMMIT = CompiledQuery.raw('commit')

/** What the transactions that are under way still have to write. */
const endings = new WeakMap<DatabaseConnection, CompiledQuery[]>()

/**
 * Writes at the end of a transaction what nothing else in it depends on: what is read after this does not
 * show it. On PostgreSQL all of it travels with the commit, and a failure of any fails the commit.
 */
export async function writeLast(tx: Tx, query: CompiledQuery): Promise<void> {
  if (!isPostgres(tx)) return runAtOnce(tx, query)
  await tx.getExecutor().provideConnection(async (connection) => {
    endings.set(connection, [...(endings.get(connection) ?? []), query])
  })
}

/**
 * PostgreSQL over a pool whose connections send without waiting for what they sent before. A transaction then
 * begins in the same round trip as its first query, and its last writes are made in that of its commit.
 */
export function pipelinedDialect(watched: WatchedPool): Dialect {
  const dialect = new PostgresDialect({
    pool: {
      connect: () => connected(watched),
      end: () => watched.end(),
      options: watched.pool.options,
    },
  })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => pipelinedDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** A connection of the pool that keeps the plans of prepared queries. It reads no result row by row. */
async function connected({ connect, sent }: WatchedPool): Promise<PostgresPoolClient> {
  const client = await connect()
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('this store has no cursors')
    return client.query({ text, values: [...values], name: nameOf(text) }).finally(sent())
  }
  return { query, release: () => client.release() }
}

function pipelinedDriver(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
    beginTransaction: (connection, settings) => {
      // If this fails, the connection is gone and the first query fails too.
      driver.beginTransaction(connection, settings).catch(() => undefined)
      return Promise.resolve()
    },
    commitTransaction: async (connection) => {
      const ending = endings.get(connection) ?? []
      endings.delete(connection)
      const sent = [...ending, COMMIT].map((query) => connection.executeQuery(query))
      // All of them are waited for: the connection goes back to the pool after this. A commit behind a
      // failure undoes all.
      for (const end of await Promise.allSettled(sent)) if (end.status === 'rejected') throw end.reason
    },
    rollbackTransaction: (connection) => {
      endings.delete(connection)
      return driver.rollbackTransaction(connection)
    },
  }
}
