import { Socket } from 'node:net'
import pg from 'pg'
import { StoreAway } from './trouble'

/**
 * How long PostgreSQL may be silent about something before it is asked whether it is there, and how long it
 * has to say so.
 */
const SILENT = 2000
const SAYS_SO = 1500
const LOOKS_EVERY = 250
/**
 * How long a call waits for its turn at a connection: many at once are slow, not refused, as long as
 * PostgreSQL answers. Then how long it waits for a row that somebody else holds, for one query, and for the
 * end of a transaction whose process is gone.
 */
const WAITS_FOR_TURN = 20_000
const SESSION = [
  "set lock_timeout = '4s'",
  "set statement_timeout = '30s'",
  "set idle_in_transaction_session_timeout = '30s'",
  // To compile a search takes longer than to run it.
  'set jit = off',
].join('; ')
/** How long the connections have to end in order. */
const ENDS_IN = 1000

/** The connections of a server, and what ends them. */
export interface WatchedPool {
  readonly pool: pg.Pool
  /** A connection of the pool, when it is this call's turn. */
  readonly connect: () => Promise<pg.PoolClient>
  /** Notes that something was sent; returns what notes that its answer came. */
  readonly sent: () => () => void
  end(): Promise<void>
}

/**
 * Connections to PostgreSQL that nobody waits for without end. What takes long is left to end as long as
 * PostgreSQL answers a connection of its own; where it does not, as when its machine is gone or stands still,
 * every connection is closed, all that waited fails with `StoreAway`, and the next call reconnects.
 */
export function watchedPool(databaseUrl: string): WatchedPool {
  const sockets = new Set<Socket>()
  const queued = new Set<(reason: Error) => void>()
  const closeAll = (reason: Error): void => {
    for (const socket of sockets) socket.destroy(reason)
    for (const refuse of queued) refuse(reason)
    queued.clear()
  }
  const watch = watched(databaseUrl, () => closeAll(notAnswering()))
  const { sent } = watch
  const pool = poolOver(databaseUrl, { sockets, sent })
  return {
    pool,
    sent,
    connect: () =>
      new Promise((resolve, reject) => {
        if (watch.isAway()) return reject(notAnswering())
        queued.add(reject)
        pool
          .connect()
          .then((client) => (queued.has(reject) ? resolve(client) : client.release()), reject)
          .finally(() => queued.delete(reject))
      }),
    end: async () => {
      watch.end()
      const late = setTimeout(() => closeAll(new StoreAway('the server ends')), ENDS_IN)
      await pool.end()
      clearTimeout(late)
    },
  }
}

/** Asks PostgreSQL whether it is there when it is silent for long, and then again and again until it is. */
function watched(databaseUrl: string, onAway: () => void) {
  const waiting = new Set<{ readonly since: number }>()
  let away = false
  let asking = false
  const look = async (): Promise<void> => {
    const oldest = waiting.values().next().value
    const isSilent = oldest !== undefined && performance.now() - oldest.since >= SILENT
    if (asking || !(away || isSilent)) return
    asking = true
    away = !(await answers(databaseUrl))
    asking = false
    if (!away) return
    waiting.clear()
    onAway()
  }
  const timer = setInterval(() => void look(), LOOKS_EVERY).unref()
  return {
    isAway: () => away,
    sent: () => {
      const one = { since: performance.now() }
      waiting.add(one)
      return () => void waiting.delete(one)
    },
    end: () => clearInterval(timer),
  }
}

const notAnswering = () => new StoreAway('PostgreSQL does not answer')

/**
 * A pool whose sockets are kept in a set while they are open; what each connection begins with counts as sent
 * until something comes back.
 */
function poolOver(
  databaseUrl: string,
  { sockets, sent }: Pick<WatchedPool, 'sent'> & { readonly sockets: Set<Socket> },
): pg.Pool {
  const stream = () => {
    const socket = new Socket()
    const heard = sent()
    sockets.add(socket)
    return socket.once('data', heard).once('close', () => {
      heard()
      sockets.delete(socket)
    })
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 12,
    pipeline: true,
    connectionTimeoutMillis: WAITS_FOR_TURN,
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
  const query = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const answered = await Promise.race([query, late])
  clearTimeout(timer)
  void client.end().catch(() => undefined)
  return answered
}
