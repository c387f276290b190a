import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Db } from './store'

/**
 * How much of its file the embedded store keeps in memory: all that a search goes through of a hundred thousand cards, but little
 * while they are brought in, which takes memory itself.
 */
export const KEPT_KB = { much: 40_960, little: 8192 } as const

/** Has the embedded store keep this much of its file in memory from now on; PostgreSQL sees to that itself. */
export async function keepInMemory(db: Db, amount: keyof typeof KEPT_KB): Promise<void> {
  if (!isPostgres(db)) await sql`pragma cache_size = ${sql.lit(-KEPT_KB[amount])}`.execute(db)
}
