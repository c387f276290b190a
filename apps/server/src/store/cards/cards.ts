import { defined } from '@parlour/kernel'
import { setImmediate } from 'node:timers/promises'
import type { Card, CardChange, CardData, CardSet } from '@parlour/mtg-cards'
import { blankCardData, cardName, facesOf, lookupKeys } from '@parlour/mtg-cards'
import { type Insertable, type Selectable, sql } from 'kysely'
import { cardIndexOf } from './card-index'
import { addToSearch, takeFromSearch } from './card-words'
import { chunks } from '../driver/chunks'
import type { Db, Tx } from '../driver/store'
import { parsed } from '../driver/json'
import type { CardsTable } from './card-tables'

type CardRow = Omit<Selectable<CardsTable>, 'row'>

/** Provider cards that came with the hub: kept through every update. */
export const STARTER_RELEASE = 'starter'
/** Custom cards belong to no release. */
export const NO_RELEASE = ''

/** The releases whose cards are in use; any other is being written or removed. */
export const liveReleases = sql<string>`('', ${STARTER_RELEASE},
  coalesce((select release from card_versions where source = 'scryfall'), ''))`
/** Whether a card is of a release that is in use. */
export const isLive = sql<boolean>`cards.release in ${liveReleases}`

export function cardOf(row: CardRow): Card {
  const card: Card = { _id: row.id, source: row.source, data: storedData(row.data) }
  if (row.source === 'scryfall') return card
  return {
    ...card,
    ...(row.cube_id === null ? {} : { cubeId: row.cube_id }),
    changes: row.changes === null ? [] : parsed<CardChange[]>(row.changes),
    deactivated: row.deactivated === 1,
    rev: row.rev,
  }
}

/**
 * The stored data of a card. Data that cannot be read becomes a card without faces, which cubes list as
 * malformed: one broken record is no reason to show nothing of a cube (rules: cards 1.1).
 */
function storedData(text: string): CardData {
  let data: Partial<CardData> | null = null
  try {
    data = parsed<Partial<CardData> | null>(text)
  } catch {
    // Its content is lost, but it can still be seen and deleted.
  }
  return { ...blankCardData(), ...data, card_faces: facesOf(data) }
}

/** Where new cards belong. */
export interface CardPlace {
  readonly release: string
  readonly version: number
  /** The known sets by code: they decide which printing of a name comes first. */
  readonly sets?: ReadonlyMap<string, CardSet>
}

function rowOf(card: Card, place: CardPlace): Insertable<CardsTable> {
  return {
    id: card._id,
    source: card.source,
    release: place.release,
    name: cardName(card.data),
    set_code: card.data.set ?? null,
    rarity: card.data.rarity,
    cube_id: card.cubeId ?? null,
    deactivated: card.deactivated === true ? 1 : 0,
    data: JSON.stringify(card.data),
    changes: card.changes === undefined ? null : JSON.stringify(card.changes),
    rev: card.rev ?? 0,
    version: place.version,
  }
}

/** Stores new cards with their names and search index. */
export async function insertCards(db: Db, cards: readonly Card[], place: CardPlace): Promise<void> {
  for (const chunk of chunks(cards)) {
    const rows = await db
      .insertInto('cards')
      .values(chunk.map((card) => rowOf(card, place)))
      .returning(['row', 'id'])
      .execute()
    const rowById = new Map(rows.map(({ row, id }) => [id, Number(row)]))
    const stored = chunk.map((card) => {
      const row = rowById.get(card._id)
      if (row === undefined) throw new Error(`card ${card._id} was not stored`)
      return { card, row }
    })
    await addNames(db, stored, place)
  }
}

interface StoredCard {
  readonly card: Card
  readonly row: number
}
/** Makes cards findable by name and by search. */
async function addNames(
  db: Db,
  stored: readonly StoredCard[],
  { release, sets }: Pick<CardPlace, 'release' | 'sets'>,
): Promise<void> {
  const names = stored.flatMap(({ card, row }) => lookupKeys(card.data).map((key) => ({ row, key })))
  for (const chunk of chunks(names)) await db.insertInto('card_names').values(chunk).execute()
  await addToSearch(
    db,
    stored.map(({ card, row }) => ({
      row,
      release,
      index: cardIndexOf(card, sets?.get(card.data.set ?? '')),
    })),
  )
}

/**
 * Stores the new state of custom cards: data, history, revision and names. Removed cards are no longer
 * searched.
 */
export async function replaceCards(tx: Tx, cards: readonly Card[], version: number): Promise<void> {
  const stored: StoredCard[] = []
  for (const card of cards) {
    const { id, ...values } = rowOf(card, { release: NO_RELEASE, version })
    const { row } = await tx
      .updateTable('cards')
      .set(values)
      .where('id', '=', id)
      .where('release', '=', NO_RELEASE)
      .returning('row')
      .executeTakeFirstOrThrow()
    stored.push({ card, row })
  }
  const rows = stored.map(({ row }) => row)
  for (const chunk of chunks(rows)) await tx.deleteFrom('card_names').where('row', 'in', chunk).execute()
  await takeFromSearch(tx, rows)
  const inUse = stored.filter(({ card }) => card.deactivated !== true)
  await addNames(tx, inUse, { release: NO_RELEASE })
}

export async function cardById(db: Db, id: string): Promise<Card | undefined> {
  const row = await db.selectFrom('cards').selectAll().where('id', '=', id).where(isLive).executeTakeFirst()
  return row === undefined ? undefined : cardOf(row)
}

/** The card, held until the transaction ends: whoever else saves it waits, and then sees what was saved. */
export async function heldCard(tx: Tx, id: string): Promise<Card | undefined> {
  const row = await tx
    .updateTable('cards')
    .set((value) => ({ rev: value('rev', '+', 0) }))
    .where('id', '=', id)
    .where('source', '=', 'custom')
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : cardOf(row)
}

/** How many cards, or names of cards, are read before others have their turn. */
export const CARDS_AT_ONCE = 100

/** The cards of these ids, each once; unknown ids are left out. */
export async function cardsByIds(db: Db, ids: readonly string[]): Promise<readonly Card[]> {
  const cards: Card[] = []
  for (const [at, chunk] of chunks([...new Set(ids)], CARDS_AT_ONCE).entries()) {
    if (at > 0) await setImmediate()
    const rows = await db.selectFrom('cards').selectAll().where('id', 'in', chunk).where(isLive).execute()
    cards.push(...rows.map(cardOf))
  }
  return cards
}

/** Those of the keys that name a provider card or a face of one. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const knownNames = new Set<string>()
  for (const chunk of chunks(keys)) {
    const rows = await db
      .selectFrom('card_names')
      .innerJoin('cards', 'cards.row', 'card_names.row')
      .select('card_names.key')
      .distinct()
      .where('card_names.key', 'in', chunk)
      .where('cards.source', '=', 'scryfall')
      .where('cards.deactivated', '=', 0)
      .where(isLive)
      .execute()
    for (const { key } of rows) knownNames.add(key)
    await setImmediate()
  }
  return knownNames
}

/**
 * Active cards whose full name or face name is one of the keys: all provider cards, and those of one cube.
 */
export async function cardsByNames(
  db: Db,
  keys: readonly string[],
  cubeId: string | undefined,
): Promise<readonly Card[]> {
  const cards: Card[] = []
  for (const [at, chunk] of chunks(keys, CARDS_AT_ONCE).entries()) {
    if (at > 0) await setImmediate()
    const query = db
      .selectFrom('cards')
      .selectAll()
      .where('deactivated', '=', 0)
      .where(isLive)
      .where('row', 'in', (rows) => rows.selectFrom('card_names').select('row').where('key', 'in', chunk))
    const scoped = query.where((or) =>
      or.or([or('source', '=', 'scryfall'), ...(cubeId === undefined ? [] : [or('cube_id', '=', cubeId)])]),
    )
    cards.push(...(await scoped.execute()).map(cardOf))
  }
  return cards
}

export async function cardsOfSet(db: Db, code: string): Promise<readonly Card[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('source', '=', 'scryfall')
    .where('set_code', '=', code.toLowerCase())
    .where(isLive)
    .orderBy('row')
    .execute()
  return rows.map(cardOf)
}

/** Whether a card of the set is loaded. */
export async function hasCardsOfSet(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('cards')
    .select('row')
    .where('source', '=', 'scryfall')
    .where('set_code', '=', code)
    .where(isLive)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The next version of the custom cards; grows by one with every change of one. */
export async function nextCustomVersion(tx: Tx): Promise<number> {
  await tx
    .insertInto('card_versions')
    .values({ source: 'custom', version: '0', release: null })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute()
  const row = await tx
    .updateTable('card_versions')
    .set({ version: sql<string>`cast(cast(version as integer) + 1 as text)` })
    .where('source', '=', 'custom')
    .returning('version')
    .executeTakeFirstOrThrow()
  return Number(row.version)
}

export async function cardVersions(db: Db): Promise<{ custom?: number; scryfall?: string }> {
  const rows = await db.selectFrom('card_versions').selectAll().execute()
  const of = (source: Card['source']) => rows.find((row) => row.source === source)?.version
  const [custom, scryfall] = [of('custom'), of('scryfall')]
  return {
    ...(custom === undefined ? {} : { custom: Number(custom) }),
    ...defined({ scryfall }),
  }
}

/** How many cards of each set are loaded. */
export async function cardsPerSet(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('cards')
    .select(['set_code', (of) => of.fn.countAll().as('n')])
    .where('source', '=', 'scryfall')
    .where(isLive)
    .groupBy('set_code')
    .execute()
  return new Map(rows.map((row) => [row.set_code ?? '', Number(row.n)]))
}
