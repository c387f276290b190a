import { type CardFilter, foldedText } from '@parlour/mtg-cards'
import { sql } from 'kysely'
import { TEXT_FIELDS, wordsOf } from './card-index'
import type { Db } from '../driver/store'
import { isPostgres } from '../driver/dialect'

/** A query of the full-text index. `start` stands for all words with that prefix. */
export type WordPlan =
  | { readonly word: string }
  | { readonly start: string }
  | { readonly all: readonly WordPlan[] }
  | { readonly any: readonly WordPlan[] }

/** Words beyond this many narrow the search too little to be worth looking up. */
const MOST_WORDS = 200

/**
 * What every card that meets these filters has in the full-text index, or nothing when the index cannot
 * narrow the search. Filters look for parts of texts, the index knows whole words: the first and last word of
 * a part may go on beyond it. What the index gives is checked against the texts themselves afterwards.
 */
export async function wordPlanOf(db: Db, filters: readonly CardFilter[]): Promise<WordPlan | undefined> {
  const all: WordPlan[] = []
  for (const filter of filters) {
    const plan = await planOfFilter(db, filter)
    if (plan !== undefined) all.push(plan)
  }
  return all.length === 0 ? undefined : { all }
}

async function planOfFilter(db: Db, filter: CardFilter): Promise<WordPlan | undefined> {
  switch (filter.kind) {
    case 'all':
      return wordPlanOf(db, filter.filters)
    case 'any':
      return planOfAny(filter.filters.map((one) => () => planOfFilter(db, one)))
    case 'name':
    case 'type':
    case 'text':
    case 'oracle':
    case 'flavor': {
      if (filter.operator === 'not') return undefined
      // PostgreSQL reads all types faster than the words of every creature.
      if (filter.kind === 'type' && isPostgres(db)) return undefined
      const values = typeof filter.value === 'object' ? filter.value : [filter.value]
      const letter = TEXT_FIELDS[filter.kind === 'oracle' ? 'text' : filter.kind]
      return planOfAny(values.map((value) => () => planOfPart(db, letter, foldedText(value))))
    }
    default:
      return undefined
  }
}

/** The index helps with alternatives only when it helps with each of them. */
async function planOfAny(
  parts: readonly (() => Promise<WordPlan | undefined>)[],
): Promise<WordPlan | undefined> {
  const any: WordPlan[] = []
  for (const part of parts) {
    const plan = await part()
    if (plan === undefined) return undefined
    any.push(plan)
  }
  return any.length === 0 ? undefined : { any }
}

async function planOfPart(db: Db, letter: string, part: string): Promise<WordPlan | undefined> {
  const words = wordsOf(part)
  const opensInWord = startsAWord(part)
  const endsInWord = startsAWord([...part].at(-1) ?? '')
  const all: WordPlan[] = []
  for (const [at, word] of words.entries()) {
    const mayBeginBefore = at === 0 && opensInWord
    const mayGoOn = at === words.length - 1 && endsInWord
    const plan = await planOfWord(db, letter + word, { mayBeginBefore, mayGoOn })
    if (plan !== undefined) all.push(plan)
  }
  return all.length === 0 ? undefined : { all }
}

const startsAWord = (text: string): boolean => {
  const [first = ''] = text
  return first !== '' && wordsOf(first).length > 0 ? true : /\p{M}/u.test(first)
}

interface Edges {
  readonly mayBeginBefore: boolean
  readonly mayGoOn: boolean
}
async function planOfWord(
  db: Db,
  word: string,
  { mayBeginBefore, mayGoOn }: Edges,
): Promise<WordPlan | undefined> {
  if (!mayBeginBefore) return mayGoOn ? { start: word } : { word }
  const [letter = '', ...rest] = word
  if (rest.length < 2) return undefined
  const rows = await db
    .selectFrom('card_vocabulary')
    .select('word')
    .where('word', '>=', letter)
    .where('word', '<', String.fromCharCode(letter.charCodeAt(0) + 1))
    .where('word', 'like', `${letter}%${rest.join('')}${mayGoOn ? '%' : ''}`)
    .limit(MOST_WORDS + 1)
    .execute()
  if (rows.length > MOST_WORDS) return undefined
  return { any: rows.length === 0 ? [{ word }] : rows.map((row) => ({ word: row.word })) }
}

/**
 * The rows that the index gives for a plan, as a condition on `card_search`, or on `card_texts` where that is
 * searched as well. Words are letters and digits only.
 */
export function rowsByWords(db: Db, plan: WordPlan, readsTexts = false) {
  if (!isPostgres(db))
    return sql<boolean>`card_search.row in (select rowid from card_words where card_words match ${asMatch(plan)})`
  const holds = sql<boolean>`card_texts.words @@ ${asTsquery(plan)}::tsquery`
  return readsTexts
    ? holds
    : sql<boolean>`card_search.row in (select card_texts.row from card_texts where ${holds})`
}

function asMatch(plan: WordPlan): string {
  if ('word' in plan) return plan.word
  if ('start' in plan) return `${plan.start}*`
  if ('all' in plan) return `(${plan.all.map(asMatch).join(' AND ')})`
  return `(${plan.any.map(asMatch).join(' OR ')})`
}

function asTsquery(plan: WordPlan): string {
  if ('word' in plan) return `'${plan.word}'`
  if ('start' in plan) return `'${plan.start}':*`
  if ('all' in plan) return `(${plan.all.map(asTsquery).join(' & ')})`
  return `(${plan.any.map(asTsquery).join(' | ')})`
}
