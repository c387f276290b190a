import type pg from 'pg'

/**
 * The store's connections for the adapter of the live connection, which keeps one of them to listen on and
 * takes another when PostgreSQL closes it, but never gives the closed one back. Here it is given back: the
 * pool would have one less after every restart of PostgreSQL, and would wait for it without end when it
 * closes. `onAgain` is called each time the adapter listens again: what the other processes said meanwhile
 * was not heard.
 */
export function listeningPool(pool: pg.Pool, onAgain: () => void): pg.Pool {
  let listened = false
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: pool.query.bind(pool),
    connect: (async () => {
      const client = await pool.connect()
      // The adapter takes this listener off before it gives a connection back itself.
      client.once('end', () => client.release(true))
      if (listened) afterFirstQuery(client, onAgain)
      listened = true
      return client
    }) as pg.Pool['connect'],
  })
}

/**
 * A connection answers in order: this query is answered when the adapter's first one, by which it listens,
 * has been.
 */
function afterFirstQuery(client: pg.PoolClient, then: () => void): void {
  setImmediate(() => {
    client.query('select 1').then(then, () => undefined)
  })
}
