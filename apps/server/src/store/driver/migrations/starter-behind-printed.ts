import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Cards that no format knows stand behind printed ones of their name: the starter set's, until the next
 * update the only such ones.
 */
export const starterBehindPrinted: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update card_search set pick = '1' || substr(pick, 2) where release = 'starter'`.execute(db)
  },
}
