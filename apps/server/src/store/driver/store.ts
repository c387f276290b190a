import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from '../tables'
import type { Trouble } from './trouble'

/** A transaction: everything done with it happens, or nothing does. */
export type Tx = Transaction<Tables>
/** The store, or a transaction on it: every function of a record takes one. */
export type Db = Kysely<Tables> | Tx

/** SQLite or PostgreSQL, with its tables up to date. */
export interface Store {
  readonly db: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** PostgreSQL only: for the pushes between processes. */
  readonly pool: Pool | undefined
  /** All of it happens, or nothing does. */
  readonly write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** What the last write failed of; undefined since one succeeded. */
  trouble(): Trouble | undefined
  close(): Promise<void>
}
