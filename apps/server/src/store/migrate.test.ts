import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'
import { migratorOf, migrateToLatest } from './migrate'
import { currentRelease } from './releases'
import type { Tables } from './tables'

it('counts cards that were brought in before they had a year as out of date', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
  await migratorOf(db).migrateTo('006-scar-revisions')
  const inUse = { version: 'cards-20260101.json', release: 'one' }
  await db
    .insertInto('card_versions')
    .values({ source: 'scryfall', ...inUse })
    .execute()
  await migrateToLatest(db)
  const after = await currentRelease(db)
  expect(after?.release).toBe('one')
  expect(after?.version).not.toBe(inUse.version)
  await db.destroy()
})
