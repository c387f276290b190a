import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Tx } from './store'

/** Waits until no other process is in a transaction with this number; the embedded store has one at a time anyway. */
export async function holdAlone(tx: Tx, number: number): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${number})`.execute(tx)
}
