import type { CardIdsByZone, DeckFormat } from '@parlour/mtg-cards'
import type { DeckNotes, DeckSummary, WireDeck } from '@parlour/protocol'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../driver/store'
import { isPostgres } from '../driver/dialect'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'
import { writeLast } from '../driver/pipelined'
import { prepared } from '../driver/prepared-query'
import type { DecksTable } from '../deck-tables'
import { type PageQuery, pageOf, startOf } from './pages'

type DeckRow = Selectable<DecksTable>
const NO_CARDS: CardIdsByZone = { main: [], side: [], command: [] }

const wireDeck = (row: DeckRow): WireDeck => ({
  ...aboutDeck(row),
  cardIdsByZone: parsed<CardIdsByZone>(row.zones),
  ...(row.notes === null ? {} : { notes: parsed<DeckNotes>(row.notes) }),
})

function aboutDeck(row: Omit<DeckRow, 'zones' | 'notes'>): Omit<WireDeck, 'cardIdsByZone' | 'notes'> {
  return {
    _id: row.id,
    name: row.name,
    userId: row.user_id,
    links: row.draft_id === null ? {} : { draftId: row.draft_id },
    format: row.format as DeckFormat,
    timestamps: {
      created: new Date(row.created).toISOString(),
      updated: new Date(row.updated).toISOString(),
    },
    rev: row.rev,
  }
}

export interface NewDeck {
  readonly userId: string
  readonly name: string
  readonly format: DeckFormat
  readonly zones?: CardIdsByZone
  readonly notes?: DeckNotes
  readonly draftId?: string
}
export async function addDeck(db: Db, deck: NewDeck): Promise<WireDeck> {
  const now = Date.now()
  const row: DeckRow = {
    id: newId(),
    user_id: deck.userId,
    name: deck.name,
    format: deck.format,
    zones: JSON.stringify(deck.zones ?? NO_CARDS),
    notes: notesText(deck.notes),
    draft_id: deck.draftId ?? null,
    created: now,
    updated: now,
    rev: 0,
  }
  await db.insertInto('decks').values(row).execute()
  return wireDeck(row)
}

/** Returns notes as they are stored: null for none. */
function notesText(notes: DeckNotes | undefined): string | null {
  if (notes === undefined) return null
  const { text, considering, tags } = notes
  const isEmpty = text === '' && considering.length === 0 && Object.keys(tags).length === 0
  return isEmpty ? null : JSON.stringify({ text, considering, tags })
}

export async function deckById(db: Db, id: string): Promise<WireDeck | undefined> {
  const row = await db.selectFrom('decks').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : wireDeck(row)
}

/** Returns a page of a user's decks, newest first; within the page, the one changed last comes first. */
export async function decksOf(
  db: Db,
  userId: string,
  page: PageQuery,
): Promise<{ readonly decks: readonly WireDeck[]; readonly next: string | undefined }> {
  const { rows, next } = pageOf(await decksIn(db, userId, page).selectAll().execute(), page, cursorOfDeck)
  return { decks: rows.toSorted(byChange).map(wireDeck), next }
}

/** Returns the same page without the cards. */
export async function deckSummariesOf(
  db: Db,
  userId: string,
  page: PageQuery,
): Promise<{ readonly decks: readonly DeckSummary[]; readonly next: string | undefined }> {
  const size = (zone: keyof CardIdsByZone) =>
    isPostgres(db)
      ? sql<number>`jsonb_array_length(zones::jsonb -> ${zone}::text)`
      : sql<number>`json_array_length(zones, ${`$.${zone}`})`
  const read = await decksIn(db, userId, page)
    .select(['id', 'user_id', 'name', 'format', 'draft_id', 'created', 'updated', 'rev'])
    .select([size('main').as('main'), size('side').as('side'), size('command').as('command')])
    .execute()
  const { rows, next } = pageOf(read, page, cursorOfDeck)
  const decks = rows
    .toSorted(byChange)
    .map(({ main, side, command, ...row }) => ({ ...aboutDeck(row), counts: { main, side, command } }))
  return { decks, next }
}

/** Returns the decks of a draft without their cards, oldest first. */
export async function decksOfDraft(db: Db, draftId: string): Promise<readonly DeckSummary[]> {
  const rows = await db
    .selectFrom('decks')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { main, side, command } = parsed<CardIdsByZone>(row.zones)
    return { ...aboutDeck(row), counts: { main: main.length, side: side.length, command: command.length } }
  })
}

function decksIn(db: Db, userId: string, page: PageQuery) {
  const { after, most } = startOf(page)
  return db
    .selectFrom('decks')
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
}
const cursorOfDeck = ({ id }: Pick<DeckRow, 'id'>) => ({ at: null, id })
const byChange = (a: Pick<DeckRow, 'updated'>, b: Pick<DeckRow, 'updated'>) => b.updated - a.updated

/** What of a deck is saved; without notes they stay as they are. */
interface SavableDeck extends Pick<WireDeck, '_id' | 'name' | 'format' | 'cardIdsByZone' | 'rev'> {
  readonly notes?: DeckNotes | undefined
}

/**
 * Saves name, format and cards of a deck, and its notes where there are some, if nobody saved it since `rev`.
 * Returns the new deck, or undefined if somebody else saved it meanwhile.
 */
export async function saveDeck(db: Db, deck: SavableDeck): Promise<WireDeck | undefined> {
  const row = await db
    .updateTable('decks')
    .set((value) => ({
      name: deck.name,
      format: deck.format,
      zones: JSON.stringify(deck.cardIdsByZone),
      ...(deck.notes === undefined ? {} : { notes: notesText(deck.notes) }),
      updated: Date.now(),
      rev: value('rev', '+', 1),
    }))
    .where('id', '=', deck._id)
    .where('rev', '=', deck.rev)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? undefined : wireDeck(row)
}

export async function removeDeck(db: Db, id: string): Promise<void> {
  await db.deleteFrom('decks').where('id', '=', id).execute()
}

/** Appends a picked card to the main zone of a deck in one statement, so no other save is overwritten. */
export const appendToMain = (tx: Tx, deckId: string, cardId: string): Promise<void> =>
  writeLast(tx, longerMain.with(tx, { deckId, cardId, now: Date.now() }))

const longerMain = prepared(
  (db, { deckId, cardId, now }: { readonly deckId: string; readonly cardId: string; readonly now: number }) =>
    db
      .updateTable('decks')
      .set((value) => ({
        zones: isPostgres(db)
          ? sql<string>`jsonb_set(zones::jsonb, '{main}', zones::jsonb -> 'main' || to_jsonb(${cardId}::text))::text`
          : sql<string>`json_insert(zones, '$.main[#]', ${cardId})`,
        updated: now,
        rev: value('rev', '+', 1),
      }))
      .where('id', '=', deckId),
)

/** Adds cards to the main deck, all at once. */
export const fillMain = (tx: Tx, deckId: string, cardIds: readonly string[]): Promise<void> =>
  changeZones(tx, deckId, (zones) => ({ ...zones, main: [...zones.main, ...cardIds] }))

/** Takes one copy of each card out of a deck, from whichever zone holds it. */
export async function takeOut(tx: Tx, deckId: string, cardIds: readonly string[]): Promise<void> {
  await changeZones(tx, deckId, (zones) => cardIds.reduce(withoutOne, zones))
}

function withoutOne(zones: CardIdsByZone, cardId: string): CardIdsByZone {
  const zone = (['main', 'side', 'command'] as const).find((name) => zones[name].includes(cardId))
  if (zone === undefined) return zones
  const at = zones[zone].lastIndexOf(cardId)
  return { ...zones, [zone]: zones[zone].toSpliced(at, 1) }
}

const TRIES = 20
/** Reads the deck, changes its zones and saves it; tries again if somebody saved it in between. */
async function changeZones(
  tx: Tx,
  deckId: string,
  change: (zones: CardIdsByZone) => CardIdsByZone,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const deck = await deckById(tx, deckId)
    if (deck === undefined) return
    if ((await saveDeck(tx, { ...deck, cardIdsByZone: change(deck.cardIdsByZone) })) !== undefined) return
  }
  throw new Error(`deck ${deckId} kept changing`)
}
