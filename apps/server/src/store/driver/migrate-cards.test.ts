import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onStoresFromBefore } from '../../testing/stores-from-before'
import { NO_RELEASE } from '../cards/cards'
import { currentRelease } from '../cards/releases'
import { migratorOf, migrateToLatest } from './migrate'

onStoresFromBefore((opened, kind) => {
  it('counts cards that were brought in before they had a year as out of date', async () => {
    const db = opened()
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
  })

  it('reads the copies of cubes for the search anew, and no card of the provider', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('008-starter-behind-printed')
    const [printed, copy] = [
      { row: 1, release: 'one' },
      { row: 2, release: NO_RELEASE },
    ]
    const unsaid = {
      pick: '',
      same_key: '',
      set_code: '',
      legal: '',
      numbers: '',
      colors: 0,
      identity: 0,
      cmc: 0,
    }
    const texts = { name: '', type: '', text: '', flavor: '' }
    // The words of a card: FTS5 beside the table, or a tsvector in it.
    const words = kind === 'postgres' ? { words: sql`'nmoth'::tsvector` } : {}
    for (const row of [printed, copy]) {
      await db
        .insertInto('card_search')
        .values({ ...unsaid, ...texts, ...words, ...row } as never)
        .execute()
      if (kind === 'sqlite')
        await sql`insert into card_words (rowid, words) values (${row.row}, 'nmoth')`.execute(db)
    }
    await migratorOf(db).migrateTo('009-sets-of-copies')
    const { rows: found } = await (kind === 'sqlite'
      ? sql<object>`select rowid as row from card_words where card_words match 'nmoth'`
      : sql<object>`select row from card_search where words @@ 'nmoth'`
    ).execute(db)
    expect(found).toEqual([{ row: 1 }])
    expect(await db.selectFrom('card_search').select('row').execute()).toEqual([{ row: 1 }])
    // Later more was added to search by: then every card is read anew.
    await migrateToLatest(db)
    expect(await db.selectFrom('card_search').select('row').execute()).toEqual([])
  })

  it('goes on after the highest number that the scars of a cube have', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('011-result-counts')
    const cube = { user_id: 'ann', editable: 1, legacy: 1, created: 0, updated: 0, rev: 0 } as const
    for (const id of ['scarred', 'empty'])
      await db
        .insertInto('cubes')
        .values({ ...cube, id, name: id } as never)
        .execute()
    for (const n of [2, 7])
      await sql`insert into scars (cube_id, n, text, created_at, created_by, rev) values ('scarred', ${n}, 'x', 0, 'ann', 0)`.execute(
        db,
      )
    await migrateToLatest(db)
    expect(
      await db.selectFrom('cubes').select(['id', 'last_scar', 'last_achievement']).orderBy('id').execute(),
    ).toEqual([
      { id: 'empty', last_scar: 0, last_achievement: 0 },
      { id: 'scarred', last_scar: 7, last_achievement: 0 },
    ])
  })
})
