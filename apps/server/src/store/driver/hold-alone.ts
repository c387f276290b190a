import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Tx } from './store'

/**
 * Waits until no other process is in a transaction with this number; the embedded store has one at a time
 * anyway.
 */
export async function holdAlone(tx: Tx, number: number): Promise<void> {
  if (!isPostgres(tx)) return
  // However long the other one takes.
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${number})`.execute(tx)
  await sql`set local lock_timeout = '4s'`.execute(tx)
}
