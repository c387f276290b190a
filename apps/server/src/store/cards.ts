import type { Card, CardChange, CardData } from '@parlour/mtg-cards'
import { cardName, lookupKeys } from '@parlour/mtg-cards'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Db } from './connect'
import { parsed } from './json'
import type { CardsTable, Tables } from './tables'

type CardRow = Selectable<CardsTable>
const CHUNK = 400

/** Provider cards that came with the house: kept through every update. */
export const STARTER_RELEASE = 'starter'

export function cardOf(row: CardRow): Card {
  const card: Card = { _id: row.id, source: row.source, data: parsed<CardData>(row.data) }
  if (row.source === 'scryfall') return card
  return {
    ...card,
    ...(row.cube_id === null ? {} : { cubeId: row.cube_id }),
    changes: row.changes === null ? [] : parsed<CardChange[]>(row.changes),
    deactivated: row.deactivated === 1,
    rev: row.rev,
  }
}

function rowOf(card: Card, place: { readonly release: string | null; readonly version: number }): CardRow {
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

/** Stores new cards and the names they are found by. */
export async function insertCards(
  db: Db,
  cards: readonly Card[],
  place: { readonly release: string | null; readonly version: number },
): Promise<void> {
  const names = cards.flatMap((card) => lookupKeys(card.data).map((key) => ({ card_id: card._id, key })))
  for (const chunk of chunks(cards.map((card) => rowOf(card, place))))
    await db.insertInto('cards').values(chunk).execute()
  for (const chunk of chunks(names)) await db.insertInto('card_names').values(chunk).execute()
}

/** Stores a card's new state: data, history, revision and names. */
export async function replaceCard(tx: Transaction<Tables>, card: Card, version: number): Promise<void> {
  const { id, ...row } = rowOf(card, { release: null, version })
  await tx.updateTable('cards').set(row).where('id', '=', id).execute()
  await tx.deleteFrom('card_names').where('card_id', '=', id).execute()
  const names = lookupKeys(card.data).map((key) => ({ card_id: id, key }))
  if (names.length > 0) await tx.insertInto('card_names').values(names).execute()
}

export async function cardById(db: Db, id: string): Promise<Card | undefined> {
  const row = await db.selectFrom('cards').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : cardOf(row)
}

/** The card, held until the transaction ends: whoever else saves it waits, and then sees what was saved. */
export async function heldCard(tx: Transaction<Tables>, id: string): Promise<Card | undefined> {
  const row = await tx
    .updateTable('cards')
    .set((value) => ({ rev: value('rev', '+', 0) }))
    .where('id', '=', id)
    .where('source', '=', 'custom')
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : cardOf(row)
}

/** The cards of these ids, each once; unknown ids are left out. */
export async function cardsByIds(db: Db, ids: readonly string[]): Promise<readonly Card[]> {
  const rows: CardRow[] = []
  for (const chunk of chunks([...new Set(ids)]))
    rows.push(...(await db.selectFrom('cards').selectAll().where('id', 'in', chunk).execute()))
  return rows.map(cardOf)
}

/** Active cards whose full name or face name is one of the keys: all provider cards, and those of one cube. */
export async function cardsByNames(
  db: Db,
  keys: readonly string[],
  cubeId: string | undefined,
): Promise<readonly Card[]> {
  const rows: CardRow[] = []
  for (const chunk of chunks(keys)) {
    const query = db
      .selectFrom('cards')
      .selectAll()
      .where('deactivated', '=', 0)
      .where('id', 'in', (ids) => ids.selectFrom('card_names').select('card_id').where('key', 'in', chunk))
    const scoped = query.where((or) =>
      or.or([or('source', '=', 'scryfall'), ...(cubeId === undefined ? [] : [or('cube_id', '=', cubeId)])]),
    )
    rows.push(...(await scoped.execute()))
  }
  return rows.map(cardOf)
}

export async function cardsOfSource(
  db: Db,
  source: Card['source'],
  since?: number,
): Promise<readonly Card[]> {
  const query = db.selectFrom('cards').selectAll().where('source', '=', source)
  const rows = await (since === undefined
    ? query.where('deactivated', '=', 0)
    : query.where('version', '>', since)
  ).execute()
  return rows.map(cardOf)
}

export async function cardsOfSet(db: Db, code: string): Promise<readonly Card[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('source', '=', 'scryfall')
    .where('set_code', '=', code.toLowerCase())
    .execute()
  return rows.map(cardOf)
}

/** The next version of the custom cards; grows by one with every change of one. */
export async function nextCustomVersion(tx: Transaction<Tables>): Promise<number> {
  await tx
    .insertInto('card_versions')
    .values({ source: 'custom', version: '0' })
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
    ...(scryfall === undefined ? {} : { scryfall }),
  }
}

function chunks<T>(list: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, at) =>
    list.slice(at * CHUNK, (at + 1) * CHUNK),
  )
}
