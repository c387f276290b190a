import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Names are looked up without ® and ©, which few people write; as in `lookupKey`, no blanks are left in their
 * place.
 */
export const namesWithoutMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update card_names set key = trim(replace(replace(replace(key, '®', ''), '©', ''), '  ', ' '))
      where key like '%®%' or key like '%©%'`.execute(db)
  },
}
