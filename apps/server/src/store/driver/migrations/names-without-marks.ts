import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Names are looked up without the sign of a registered trade mark, which few people write. */
export const namesWithoutMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update card_names set key = replace(replace(key, '®', ''), '©', '')
      where key like '%®%' or key like '%©%'`.execute(db)
  },
}
