import type { Card, CardFilter, CardOrder, CardSet } from '@parlour/mtg-cards'
import { sql } from 'kysely'
import { cardOf, liveReleases, NO_RELEASE, STARTER_RELEASE } from './cards'
import { conditionOf, readsTexts } from './card-conditions'
import { chunks } from '../driver/chunks'
import { addToSearch } from './card-words'
import { orderOf } from './card-order-sql'
import { cardIndexOf } from './card-index'
import type { Db, Store } from '../driver/store'
import { isPostgres } from '../driver/dialect'
import { setsByCode } from './sets'
import { rowsByWords, wordPlanOf } from './word-plan'

/** Which cards are searched, by what, and which part of what is found is wanted. */
export interface CardSearch {
  readonly filters: readonly CardFilter[]
  /** Only the cards of this cube. */
  readonly cubeId?: string | undefined
  /** Only these, removed ones excepted. */
  readonly ids?: readonly string[] | undefined
  readonly source: 'scryfall' | 'custom' | 'all'
  /** One printing of cards that play the same. */
  readonly distinct: boolean
  /** By name, where nothing else is said. */
  readonly order?: CardOrder | undefined
  readonly offset: number
  readonly limit: number
}

/** The cards that meet every filter, by name, and how many there are; the same on both stores. */
export async function searchStoredCards(
  db: Db,
  search: CardSearch,
): Promise<{ readonly cards: readonly Card[]; readonly total: number }> {
  const where = await conditionsOf(db, search)
  const { rows } = await (search.distinct ? distinctCards : allPrintings)(db, search, where).execute(db)
  const page = rows.flatMap(({ row }) => (row === null ? [] : Number(row)))
  return { cards: await cardsOfRows(db, page), total: Number(rows[0]?.n ?? 0) }
}

/** The ids of all cards of a cube that meet every filter. */
export async function cubeCardsFound(
  db: Db,
  cubeId: string,
  filters: readonly CardFilter[],
): Promise<readonly string[]> {
  const where = await conditionsOf(db, { filters, cubeId, source: 'custom' })
  const found = sql`select card_search.row from ${searchedBy({ filters })} ${where}`
  const { rows } = await sql<{
    id: string
  }>`select cards.id from cards where cards.row in (${found})`.execute(db)
  return rows.map(({ id }) => id)
}

type Condition = ReturnType<typeof sql.join>
type SearchCriteria = Pick<CardSearch, 'filters' | 'cubeId' | 'ids' | 'source'>

async function conditionsOf(db: Db, { filters, cubeId, ids, source }: SearchCriteria): Promise<Condition> {
  const plan = await wordPlanOf(db, filters)
  const scope =
    cubeId !== undefined
      ? sql`card_search.cube_id = ${cubeId}`
      : source === 'custom'
        ? sql`card_search.release = ${NO_RELEASE}`
        : isOfRelease(db, source === 'all' ? [NO_RELEASE, STARTER_RELEASE] : [STARTER_RELEASE])
  // Nearly every card is of a release in use: whether it is comes last, when there is little left to ask it
  // of.
  const parts = [
    ...(ids === undefined ? [] : [isOneOf(ids)]),
    ...(plan === undefined ? [] : [rowsByWords(db, plan, filters.some(readsTexts))]),
    ...filters.map((filter) => conditionOf(db, filter)),
    scope,
  ]
  return sql.join(parts, sql` and `)
}

/**
 * The tables that the conditions are about. Their order is kept, so that few cards are left when long texts
 * are searched.
 */
const searchedBy = ({ filters }: Pick<CardSearch, 'filters'>) =>
  filters.some(readsTexts)
    ? sql`card_search cross join card_texts where card_texts.row = card_search.row and`
    : sql`card_search where`

/** One bound value, however many ids there are. */
const isOneOf = (ids: readonly string[]) =>
  sql`card_search.row in (select cards.row from cards where cards.id in (${sql.join(ids.length === 0 ? [''] : ids)}))`

/** A row of the page, with how many cards are found in all; an empty page is one row without a card. */
interface FoundRow {
  readonly row: number | string | null
  readonly n: number | string
}

/**
 * Of one of these releases, or of the provider's in use. Compared one by one: PostgreSQL takes a list of them
 * for cheap, and would ask every card of it before anything else.
 */
function isOfRelease(db: Db, known: readonly string[]) {
  const release = releaseOf(db)
  const current = sql`(select card_versions.release from card_versions where card_versions.source = 'scryfall')`
  const each = [...known.map((one) => sql`${one}`), current].map((one) => sql`${release} = ${one}`)
  return sql`(${sql.join(each, sql` or `)})`
}

/** An index on the release is of no help: the plus keeps SQLite from using one. */
const releaseOf = (db: Db) => (isPostgres(db) ? sql`card_search.release` : sql`+card_search.release`)

/** Names are compared byte by byte, which both stores do alike. */
const byteOrder = (db: Db) => (isPostgres(db) ? sql`collate "C"` : sql``)

/** The cards are looked through once, for the page and for the count. */
function allPrintings(db: Db, search: CardSearch, where: Condition) {
  const { offset, limit, order } = search
  const bytes = byteOrder(db)
  const { key, way } = orderOf(db, order)
  return sql<FoundRow>`with hits as materialized (
      select card_search.row, name, pick, ${key} as sort from ${searchedBy(search)} ${where}
    )
    select counted.n, page.row from (select count(*) as n from hits) as counted left join (
      select row, name, pick, sort from hits
        order by sort ${way}, name ${bytes}, pick ${bytes} limit ${limit} offset ${offset}
    ) as page on 1 = 1 order by page.sort ${way}, page.name ${bytes}, page.pick ${bytes}`
}

/** Takes one printing of cards that play the same, grouped as they are found: only what is left is kept. */
function distinctCards(db: Db, search: CardSearch, where: Condition) {
  const { offset, limit, order } = search
  const bytes = byteOrder(db)
  const { key, way } = orderOf(db, order)
  return sql<FoundRow>`with groups as materialized (
      select ${sameKey(db)} as key, min(pick ${bytes}) as first, min(name ${bytes}) as label, min(${key}) as sort
        from ${searchedBy(search)} ${where} group by ${sameKey(db)}
    )
    select counted.n, (
      select min(card_search.row) from card_search where card_search.pick = page.first
        and card_search.same_key = page.key and ${releaseOf(db)} in ${liveReleases}
    ) as row from (select count(*) as n from groups) as counted left join (
      select key, first, label, sort from groups
        order by sort ${way}, label ${bytes}, first ${bytes} limit ${limit} offset ${offset}
    ) as page on 1 = 1 order by page.sort ${way}, page.label ${bytes}, page.first ${bytes}`
}

/**
 * The plus keeps SQLite from going through an index in the order of the keys, which leads all over the table.
 */
const sameKey = (db: Db) => (isPostgres(db) ? sql`same_key` : sql`+same_key`)

async function cardsOfRows(db: Db, rows: readonly number[]): Promise<readonly Card[]> {
  const byRow = new Map<number, Card>()
  for (const chunk of chunks(rows)) {
    const stored = await db.selectFrom('cards').selectAll().where('row', 'in', chunk).execute()
    for (const one of stored) byRow.set(Number(one.row), cardOf(one))
  }
  return rows.flatMap((row) => byRow.get(row) ?? [])
}

const ROWS_AT_ONCE = 500

/** Makes cards searchable that were stored before this search existed. */
export async function indexUnsearchable(store: Store): Promise<void> {
  const byCode = new Map<string, CardSet>()
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last
    last = await store.write(async (tx) => {
      if ((await missing(tx, after)).length === 0) return undefined
      if (byCode.size === 0) for (const [code, set] of await setsByCode(tx)) byCode.set(code, set)
      // If two servers start together, the second waits here and then finds nothing to do.
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
