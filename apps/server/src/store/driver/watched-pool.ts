import { Socket } from 'node:net'
import pg from 'pg'
import { StoreAway } from './trouble'

/** How long PostgreSQL may be silent about something before it is asked whether it is there, and how long it has to say so. */
const SILENT = 2000
const SAYS_SO = 1500
const LOOKS_EVERY = 250
/** How long a call waits for a connection, a row that somebody else holds, one query, and an end of a transaction whose process is gone. */
const CONNECTS_IN = 3000
const SESSION = [
  "set lock_timeout = '4s'",
  "set statement_timeout = '30s'",
  "set idle_in_transaction_session_timeout = '30s'",
].join('; ')
/** How long the connections have to end in order. */
const ENDS_IN = 1000

/** The connections of a server, and what ends them. */
export interface WatchedPool {
  readonly pool: pg.Pool
  /** Notes that something was sent; returns what notes that its answer came. */
  readonly sent: () => () => void
  end(): Promise<void>
}

/**
 * Connections to PostgreSQL that nobody waits for without end. What takes long is left to end as long as PostgreSQL answers
 * a connection of its own; where it does not, as when its machine is gone or stands still, every connection is closed, all that waited
 * fails with `StoreAway`, and the next call connects anew.
 */
export function watchedPool(databaseUrl: string): WatchedPool {
  const sockets = new Set<Socket>()
  const pool = poolOver(databaseUrl, sockets)
  const waiting = new Set<{ readonly since: number }>()
  const closeAll = (reason: Error): void => {
    waiting.clear()
    for (const socket of sockets) socket.destroy(reason)
  }
  let asking = false
  const look = async (): Promise<void> => {
    const oldest = waiting.values().next().value
    if (asking || oldest === undefined || performance.now() - oldest.since < SILENT) return
    asking = true
    if (!(await answers(databaseUrl))) closeAll(new StoreAway('PostgreSQL does not answer'))
    asking = false
  }
  const timer = setInterval(() => void look(), LOOKS_EVERY).unref()
  return {
    pool,
    sent: () => {
      const one = { since: performance.now() }
      waiting.add(one)
      return () => void waiting.delete(one)
    },
    end: async () => {
      clearInterval(timer)
      const late = setTimeout(() => closeAll(new StoreAway('the server ends')), ENDS_IN)
      await pool.end()
      clearTimeout(late)
    },
  }
}

/** A pool whose sockets are kept in a set while they are open. */
function poolOver(databaseUrl: string, sockets: Set<Socket>): pg.Pool {
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => void sockets.delete(socket))
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 12,
    pipeline: true,
    connectionTimeoutMillis: CONNECTS_IN,
    stream,
  })
  // When PostgreSQL closes an idle connection, no call failed: the pool opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.query(SESSION).catch(() => undefined)
  })
  return pool
}

/** Whether PostgreSQL answers a connection of its own. */
async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SAYS_SO)
  })
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const answered = await Promise.race([asked, late])
  clearTimeout(timer)
  void client.end().catch(() => undefined)
  return answered
}
