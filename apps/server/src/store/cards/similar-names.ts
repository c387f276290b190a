import {
  buildNameIndex,
  type Card,
  lookupKey,
  nearestKeys,
  spellingDistance,
  spellingSlack,
  suggestNames,
} from '@parlour/mtg-cards'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { TEXT_FIELDS, wordsOf } from './card-index'
import { cardOf, liveReleases, NO_RELEASE } from './cards'
import { chunks } from '../driver/chunks'
import type { Db } from '../driver/store'
import { rowsByWords, type WordPlan } from './word-plan'

/** Shorter words are too unspecific to search for a name by. */
const SHORTEST_WORD = 4
/**
 * Most words taken for one misspelled word, names looked at for one misspelled name, and of those the nearest
 * to load.
 */
const MOST_WORDS = 12
const MOST_KEYS = 3000
const MOST_NEAR = 6

/** A name that no card has, and up to three that it may be meant for, nearest first. */
export interface SimilarNames {
  readonly name: string
  readonly names: readonly string[]
}

/**
 * The names of provider cards, and of the cards of one cube, that are spelled nearly like these (rules:
 * library 6.2). Between two names other calls have their turn.
 */
export async function similarNames(
  db: Db,
  names: readonly string[],
  cubeId?: string,
): Promise<readonly SimilarNames[]> {
  const near = new Set<string>()
  for (const name of names) {
    for (const key of await nearKeys(db, lookupKey(name), cubeId)) near.add(key)
    await setImmediate()
  }
  const index = buildNameIndex(await cardsNamed(db, [...near], cubeId))
  return names.map((name) => ({ name, names: suggestNames(index, name) }))
}

async function nearKeys(db: Db, wanted: string, cubeId: string | undefined): Promise<readonly string[]> {
  for (const plan of await plansOf(db, wordsOf(wanted))) {
    const { rows } = await sql<{ readonly key: string }>`select distinct card_names.key as key
      from card_search join card_names on card_names.row = card_search.row
      where ${rowsByWords(db, plan)} and ${findable(cubeId)} limit ${MOST_KEYS}`.execute(db)
    const keys = rows.map(({ key }) => key)
    const near = nearestKeys(keys, wanted).slice(0, MOST_NEAR)
    if (near.length > 0) return near
  }
  return []
}

/** No list means a token; cards of other cubes may not be revealed. */
const findable = (cubeId: string | undefined) => sql<boolean>`card_search.release in ${liveReleases}
  and (card_search.release <> ${NO_RELEASE} or card_search.cube_id = ${cubeId ?? NO_RELEASE})
  and card_search.type not like 'token%'`

/**
 * Where to look, in this order: names with all these words, give or take a slip each, or with them written as
 * one; then names in which one of the words is another.
 */
async function plansOf(db: Db, words: readonly string[]): Promise<readonly WordPlan[]> {
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  const telling = long.length === 0 ? words : long
  const groups: WordPlan[] = []
  for (const word of telling) groups.push(...(await planOfWord(db, word)))
  const asOne = words.length > 1 ? await planOfWord(db, words.join('')) : []
  const all = groups.length === 0 ? [] : [{ all: groups }]
  const mayBeAnother = groups.length > 1 && groups.length === telling.length
  const oneLeftOut = groups.map((_, at): WordPlan => ({ all: groups.toSpliced(at, 1) }))
  return [[...all, ...asOne], mayBeAnother ? oneLeftOut : []].flatMap((any) =>
    any.length === 0 ? [] : { any },
  )
}

/**
 * The words of names that this one may be meant for: spelled nearly like it, only the first letter perhaps
 * another.
 */
async function planOfWord(db: Db, word: string): Promise<readonly WordPlan[]> {
  const letter = TEXT_FIELDS.name
  const slack = spellingSlack(word)
  const rows = await db
    .selectFrom('card_vocabulary')
    .select('word')
    .where('word', '>=', letter)
    .where('word', '<', String.fromCharCode(letter.charCodeAt(0) + 1))
    .where((or) =>
      or.or([
        or('word', 'like', `${letter}${word.slice(0, 1)}%`),
        or('word', 'like', `${letter}_${word.slice(1)}`),
      ]),
    )
    .where(sql<boolean>`length(word) between ${word.length + 1 - slack} and ${word.length + 1 + slack}`)
    .execute()
  const known = rows.map((row) => row.word.slice(letter.length))
  const near = known
    .flatMap((other) => {
      const distance = spellingDistance(word, other, slack)
      return distance === undefined ? [] : { word: letter + other, distance }
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_WORDS)
  return near.length === 0 ? [] : [{ any: near.map((one) => ({ word: one.word })) }]
}

/** One card of each name. */
async function cardsNamed(
  db: Db,
  keys: readonly string[],
  cubeId: string | undefined,
): Promise<readonly Card[]> {
  const cards: Card[] = []
  for (const chunk of chunks(keys)) {
    const { rows } = await sql<{ readonly row: number | string }>`select min(card_search.row) as row
      from card_names join card_search on card_search.row = card_names.row
      where card_names.key in (${sql.join(chunk)}) and ${findable(cubeId)} group by card_names.key`.execute(
      db,
    )
    if (rows.length === 0) continue
    const stored = await db
      .selectFrom('cards')
      .selectAll()
      .where(
        'row',
        'in',
        rows.map(({ row }) => Number(row)),
      )
      .execute()
    cards.push(...stored.map(cardOf))
  }
  return cards
}
