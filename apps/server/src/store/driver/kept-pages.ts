import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Db } from './store'

/**
 * How much of its file the embedded store keeps in memory: all that searches go through of a hundred thousand
 * cards, 24 MB of short rows and 44 MB of texts, with what each small page takes besides; but little while
 * they are brought in, which takes memory itself. With less, one search in texts makes the next of any kind
 * read the file again.
 */
export const KEPT_KB = { much: 114_688, little: 8192 } as const

/**
 * Has the embedded store keep this much of its file in memory from now on; PostgreSQL sees to that itself.
 */
export async function keepInMemory(db: Db, amount: keyof typeof KEPT_KB): Promise<void> {
  if (!isPostgres(db)) await sql`pragma cache_size = ${sql.lit(-KEPT_KB[amount])}`.execute(db)
}
