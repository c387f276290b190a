import { sql } from 'kysely'
import type { Db, Store } from './store'

/** Runs an empty query; rejects when the store does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** About as many bytes as an answer in a game writes. */
const ROOM = 64 * 1024
/** Code of a set that no card has. */
const NO_SET = '(room)'

/** Writes what changes nothing, as much as a call may write, to see whether anything can be written. */
export async function touch({ write }: Store): Promise<void> {
  await write(async (tx) => {
    const name = 'x'.repeat(ROOM)
    await tx.insertInto('sets').values({ code: NO_SET, name, set_type: '', released_at: '' }).execute()
    await tx.deleteFrom('sets').where('code', '=', NO_SET).execute()
  })
}
