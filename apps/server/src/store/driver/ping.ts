import { sql } from 'kysely'
import type { Db } from './store'

/** Runs an empty query; rejects when the store does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
