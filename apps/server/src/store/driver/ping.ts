import { sql } from 'kysely'
import type { Db, Store } from './store'

/** Runs an empty query; rejects when the store does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Writes what changes nothing, to see whether anything can be written. */
export async function touch({ write }: Store): Promise<void> {
  await write((tx) =>
    sql`update users set created = created where id = (select id from users limit 1)`.execute(tx),
  )
}
