import { importRecords } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { oddRecords } from '../../testing/odd-cards'
import { onStoresFromBefore } from '../../testing/stores-from-before'
import { cardIndexOf, formatsIn } from '../cards/card-index'
import { NO_RELEASE } from '../cards/cards'
import { currentRelease } from '../cards/releases'
import type { Tables } from '../tables'
import { migratorOf, migrateToLatest } from './migrate'

async function columnsOf(db: Kysely<Tables>, table: keyof Tables): Promise<readonly string[]> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  return (found?.columns ?? []).map(({ name }) => name)
}
/** What of a record a store of that time had a column for. */
const only = <T extends object>(columns: readonly string[], record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([name]) => columns.includes(name))) as T

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

  it('indexes the custom cards of cubes again, and none of the provider', async () => {
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
    // Later more was added to search by: then every card is read again.
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

  it('keeps what cards are searched by, its texts apart and the rest short', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('027-changes-of-cubes')
    const { cards } = importRecords(oddRecords, providerCardId)
    const known = await columnsOf(db, 'card_search')
    const indexed = cards.map((card, at) => {
      const { values, texts } = cardIndexOf(card)
      return { row: at + 1, card, values: only(known, values), texts: only(known, texts) }
    })
    const words = kind === 'postgres' ? { words: sql`'nmoth'::tsvector` } : {}
    for (const { row, card, values, texts } of indexed) {
      const pick = values.pick.slice(0, 11) + card._id
      const same_key = `${values.same_key}0123456789==`
      const legal = ` ${[...card.data.legal, ...(card.data.restricted ?? []), 'unheardof'].join(' ')} `
      const before = { ...values, ...texts, ...words, row, release: 'one', pick, same_key, legal }
      await db.insertInto('card_search').values(before).execute()
    }
    await migratorOf(db).migrateTo('028-card-texts-apart')
    const searched = await db.selectFrom('card_search').selectAll().orderBy('row').execute()
    expect(searched.map(({ legal: _, ...rest }) => ({ ...rest, row: Number(rest.row) }))).toEqual(
      indexed.map(({ row, values: { legal: _, ...rest } }) => ({ ...rest, row, release: 'one' })),
    )
    expect(searched.map(({ legal }) => formatsIn(legal))).toEqual(
      indexed.map(({ values }) => [...formatsIn(values.legal), 'unheardof']),
    )
    expect(searched.some(({ legal }) => formatsIn(legal).includes('modern'))).toBe(true)
    const texts = await db.selectFrom('card_texts').selectAll().orderBy('row').execute()
    expect(texts).toMatchObject(indexed.map(({ texts }) => texts))
    if (kind === 'sqlite') return
    const { rows } = await sql<object>`select 1 from card_texts where words @@ 'nmoth'`.execute(db)
    expect(rows).toHaveLength(indexed.length)
  })

  it('takes over the histories of the cards of a cube, also beside a broken one', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('026-more-query-words')
    const cube = {
      id: 'cube',
      name: 'c',
      user_id: 'ann',
      editable: 1,
      legacy: 1,
      created: 0,
      updated: 0,
      rev: 0,
    }
    await db
      .insertInto('cubes')
      .values({ ...cube, last_scar: 1, last_achievement: 0 } as never)
      .execute()
    const change = (seconds: number, more: object) => ({
      type: 'update',
      changes: [],
      date: new Date(seconds * 1000).toISOString(),
      userId: 'ann',
      comment: '',
      ...more,
    })
    const created = change(1, { type: 'creation', summary: 'card created', comment: 'original card' })
    const differences = [{ type: 'root_field', field: 'rarity', summary: '' }]
    const histories = {
      moth: [
        created,
        change(2, { summary: '1 field changed', changes: differences, comment: 'better' }),
        change(3, { summary: '1 field changed', changes: differences, userId: 'bob' }),
      ],
      newt: [
        created,
        change(4, { summary: 'removed from the cube' }),
        change(5, { summary: 'put back into the cube' }),
      ],
    }
    const origin = { id: 'x', set: 'lomm', collector_number: '7' }
    const card = {
      source: 'custom',
      release: '',
      rarity: 'common',
      cube_id: 'cube',
      deactivated: 0,
      rev: 0,
      version: 1,
    }
    for (const [id, changes] of [
      ...Object.entries(histories).map(([name, history]) => [name, JSON.stringify(history)] as const),
      ['broken', '{'] as const,
    ])
      await db
        .insertInto('cards')
        .values({ ...card, id, name: id, data: JSON.stringify({ origin }), changes } as never)
        .execute()
    await sql`insert into scars (cube_id, n, text, created_at, created_by, applied_to, applied_by, applied_at, rev)
      values ('cube', 1, 'x', 0, 'ann', 'moth', 'bob', 3000, 0)`.execute(db)
    await migrateToLatest(db)
    const rows = await db.selectFrom('cube_changes').selectAll().orderBy('at').orderBy('name').execute()
    expect(rows.map(({ kind, name, user_id, at }) => `${at} ${user_id} ${kind} ${name}`)).toEqual([
      '1000 ann added moth',
      '1000 ann added newt',
      '2000 ann edited moth',
      '3000 bob scarred moth',
      '4000 ann removed newt',
      '5000 ann restored newt',
    ])
    expect(rows[0]).toMatchObject({
      comment: '',
      printing: 'lomm 7',
      entry: rows[1]?.entry,
      differences: null,
    })
    expect(rows[2]).toMatchObject({ comment: 'better', differences: JSON.stringify(differences) })
  })

  it('finds names without their ® from now on, and leaves all others as they were', async () => {
    const db = opened()
    await migratorOf(db).migrateTo('031-hub-settings')
    const keys = ['coast® desk', 'moth © of © night ©', 'desktm', 'fire // ice']
    await db
      .insertInto('card_names')
      .values(keys.map((key, row) => ({ row, key })))
      .execute()
    await migrateToLatest(db)
    const rows = await db.selectFrom('card_names').select('key').orderBy('row').execute()
    expect(rows.map(({ key }) => key)).toEqual(['coast desk', 'moth of night', 'desktm', 'fire // ice'])
  })
})
