import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What its owner notes on a deck: text, tags and the considering pile; null while there is none. */
export const deckNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('decks').addColumn('notes', 'text').execute()
  },
}
