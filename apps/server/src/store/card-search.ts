import type { Card, CardFilter, CardSet } from '@parlour/mtg-cards'
import { sql } from 'kysely'
import { cardOf, liveReleases, NO_RELEASE } from './cards'
import { conditionOf } from './card-conditions'
import { chunks } from './chunks'
import { addToSearch } from './card-words'
import { cardIndexOf } from './card-index'
import type { Db, Store } from './connect'
import { isPostgres } from './dialect'
import { setsByCode } from './releases'
import { rowsByWords, wordPlanOf } from './word-plan'

/** Which cards are searched, by what, and which part of what is found is wanted. */
export interface CardSearch {
  readonly filters: readonly CardFilter[]
  /** Only the cards of this cube. */
  readonly cubeId?: string | undefined
  readonly source: 'scryfall' | 'custom' | 'all'
  /** One printing of cards that play the same. */
  readonly distinct: boolean
  readonly offset: number
  readonly limit: number
}

/** The cards that meet every filter, by name, and how many there are; the same on both stores. */
export async function searchStoredCards(
  db: Db,
  search: CardSearch,
): Promise<{ readonly cards: readonly Card[]; readonly total: number }> {
  const where = await conditionsOf(db, search)
  const counted = search.distinct ? sql`count(distinct same_key)` : sql`count(*)`
  const [count, page] = await Promise.all([
    sql<{ n: number | string }>`select ${counted} as n from card_search where ${where}`.execute(db),
    pageOf(db, search, where),
  ])
  return { cards: await cardsOfRows(db, page), total: Number(count.rows[0]?.n ?? 0) }
}

async function conditionsOf(db: Db, { filters, cubeId, source }: CardSearch) {
  const plan = await wordPlanOf(db, filters)
  const scope =
    cubeId !== undefined
      ? sql`card_search.cube_id = ${cubeId}`
      : source === 'all'
        ? sql`card_search.release in ${liveReleases}`
        : source === 'custom'
          ? sql`card_search.release = ${NO_RELEASE}`
          : sql`(card_search.release in ${liveReleases} and card_search.release <> ${NO_RELEASE})`
  const parts = [
    scope,
    ...(plan === undefined ? [] : [rowsByWords(db, plan)]),
    ...filters.map((filter) => conditionOf(db, filter)),
  ]
  return sql.join(parts, sql` and `)
}

/** Names are compared byte by byte, which both stores do alike. */
async function pageOf(
  db: Db,
  { distinct, offset, limit }: CardSearch,
  where: ReturnType<typeof sql.join>,
): Promise<readonly number[]> {
  const bytes = isPostgres(db) ? sql`collate "C"` : sql``
  const range = sql`limit ${limit} offset ${offset}`
  const pages = distinct
    ? sql<{ row: number | string }>`select card_search.row from card_search join (
          select same_key as key, min(pick ${bytes}) as first, min(name ${bytes}) as label
          from card_search where ${where} group by same_key order by 3, 2 ${range}
        ) as found on card_search.pick = found.first and card_search.same_key = found.key
        where card_search.release in ${liveReleases} order by found.label ${bytes}, found.first ${bytes}`
    : sql<{ row: number | string }>`select row from card_search where ${where}
        order by name ${bytes}, pick ${bytes} ${range}`
  const { rows } = await pages.execute(db)
  return rows.map(({ row }) => Number(row))
}

async function cardsOfRows(db: Db, rows: readonly number[]): Promise<readonly Card[]> {
  const byRow = new Map<number, Card>()
  for (const chunk of chunks(rows)) {
    const stored = await db.selectFrom('cards').selectAll().where('row', 'in', chunk).execute()
    for (const one of stored) byRow.set(Number(one.row), cardOf(one))
  }
  return rows.flatMap((row) => byRow.get(row) ?? [])
}

const ROWS_AT_ONCE = 500

/** Makes cards searchable that were stored before there was this search. */
export async function indexUnsearchable(store: Store): Promise<void> {
  const byCode = new Map<string, CardSet>()
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last
    last = await store.write(async (tx) => {
      if ((await missing(tx, after)).length === 0) return undefined
      if (byCode.size === 0) for (const [code, set] of await setsByCode(tx)) byCode.set(code, set)
      // Of two servers that start together the second one waits here and then finds nothing to do.
      await tx
        .updateTable('card_versions')
        .set((value) => ({ version: value.ref('version') }))
        .execute()
      const rows = await missing(tx, after)
      const indexed = rows.map((row) => ({
        row: Number(row.row),
        release: row.release,
        index: cardIndexOf(cardOf(row), byCode.get(row.set_code ?? '')),
      }))
      await addToSearch(tx, indexed)
      return indexed.at(-1)?.row
    })
  }
}

const missing = (tx: Db, after: number) =>
  tx
    .selectFrom('cards')
    .leftJoin('card_search', 'card_search.row', 'cards.row')
    .selectAll('cards')
    .where('cards.row', '>', after)
    .where('card_search.row', 'is', null)
    .where('cards.deactivated', '=', 0)
    .where(sql<boolean>`cards.release in ${liveReleases}`)
    .orderBy('cards.row')
    .limit(ROWS_AT_ONCE)
    .execute()
