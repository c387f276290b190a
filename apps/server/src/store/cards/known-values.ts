import { type CardFilter, didYouMean, foldedText, KNOWN_KEYWORDS } from '@parlour/mtg-cards'
import { sql } from 'kysely'
import { isPostgres } from '../driver/dialect'
import type { Db } from '../driver/store'
import { liveReleases } from './cards'
import { refusal } from '../../refusals/refusal'

/** Refuses a query for a set or a keyword that no card has, and names the nearest that there is. */
export async function checkValues(db: Db, filters: readonly CardFilter[]): Promise<void> {
  const plain = filters.flatMap(plainFilters)
  const sets = plain.flatMap((filter) => (filter.kind === 'set' || filter.kind === 'in' ? filter.value : []))
  if (sets.length > 0) await checkSets(db, [...new Set(sets)])
  for (const filter of plain) if (filter.kind === 'keyword') await checkKeyword(db, foldedText(filter.value))
}

function plainFilters(filter: CardFilter): readonly CardFilter[] {
  if (filter.kind === 'not') return plainFilters(filter.filter)
  return 'filters' in filter ? filter.filters.flatMap(plainFilters) : [filter]
}

async function checkSets(db: Db, codes: readonly string[]): Promise<void> {
  const sets = await db.selectFrom('sets').select(['code', 'name']).execute()
  const codesOfCards = await db
    .selectFrom('cards')
    .select('set_code')
    .distinct()
    .where('set_code', 'in', codes)
    .execute()
  const all = new Set([
    ...sets.map(({ code }) => code),
    ...codesOfCards.flatMap((row) => row.set_code ?? []),
    'custom',
  ])
  const unknown = codes.find((code) => !all.has(code))
  if (unknown === undefined) return
  const byName = sets.find(({ name }) => name.toLowerCase() === unknown)
  const near = byName === undefined ? didYouMean(all, unknown) : ` Did you mean "${byName.code}"?`
  throw refusal('unknown_set', { unknown, near })
}

async function checkKeyword(db: Db, keyword: string): Promise<void> {
  if (KNOWN_KEYWORDS.includes(keyword)) return
  const mark = `|${keyword}|`
  const has = isPostgres(db)
    ? sql<boolean>`strpos(keywords, ${mark}) > 0`
    : sql<boolean>`instr(keywords, ${mark}) > 0`
  const example = await db
    .selectFrom('card_search')
    .select('row')
    .where(has)
    .where(sql<boolean>`release in ${liveReleases}`)
    .limit(1)
    .executeTakeFirst()
  if (example === undefined)
    throw refusal('unknown_keyword', { keyword, suggestion: didYouMean(KNOWN_KEYWORDS, keyword) })
}
