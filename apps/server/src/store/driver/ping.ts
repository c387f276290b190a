import { sql } from 'kysely'
import type { Db } from './store'

/** Asks the store for nothing; rejects when it does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
