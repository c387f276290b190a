import type { Db } from '../store/driver/store'
import type { Tables } from '../store/tables'

/** Tables of which every row has somebody whom it is about. What follows from other rows, and the cards of the provider, is left out. */
const TABLES = [
  'users',
  'sessions',
  'one_time_links',
  'audit',
  'lobbies',
  'lobby_users',
  'games',
  'game_setups',
  'game_states',
  'game_players',
  'answers',
  'chat',
  'cubes',
  'cube_cards',
  'cube_changes',
  'scars',
  'achievements',
  'achievement_reveals',
  'cards',
  'decks',
  'notices',
  'outbox',
  'result_counts',
  'draft_rounds',
  'undo_wishes',
  'made_things',
] as const satisfies readonly (keyof Tables)[]

export type Table = (typeof TABLES)[number]
export type Row = Readonly<Record<string, unknown>>
/** The rows of each table, by what is in them. */
export type Rows = ReadonlyMap<Table, ReadonlyMap<string, Row>>

/** All that is stored now. */
export async function storedRows(db: Db): Promise<Rows> {
  const rows = new Map<Table, ReadonlyMap<string, Row>>()
  for (const table of TABLES) {
    const all = await allOf(db, table)
    rows.set(table, new Map(all.map((row) => [JSON.stringify(row), row])))
  }
  return rows
}

/** Of what is much, only what tells who may change it, and that it has changed: a card that is changed has another revision. */
function allOf(db: Db, table: Table): Promise<readonly Row[]> {
  const cards = ['id', 'source', 'cube_id', 'name', 'deactivated', 'rev', 'version'] as const
  if (table === 'cards') return db.selectFrom('cards').select(cards).execute()
  if (table === 'cube_changes')
    return db.selectFrom('cube_changes').select(['id', 'cube_id', 'user_id']).execute()
  return db.selectFrom(table).selectAll().execute()
}

/** A row that is no more as it was, or is new: one that changed is both. */
export interface Change {
  readonly table: Table
  readonly row: Row
  readonly side: 'before' | 'after'
}

/** What is different between two moments. */
export function changesBetween(before: Rows, after: Rows): readonly Change[] {
  return TABLES.flatMap((table) => [
    ...missingIn(after, { table, rows: before, side: 'before' }),
    ...missingIn(before, { table, rows: after, side: 'after' }),
  ])
}

interface Side extends Pick<Change, 'table' | 'side'> {
  readonly rows: Rows
}

const missingIn = (other: Rows, { table, rows, side }: Side): readonly Change[] =>
  [...(rows.get(table) ?? [])]
    .filter(([text]) => other.get(table)?.has(text) !== true)
    .map(([, row]) => ({ table, row, side }))

/** The rows of a table at a moment. */
export const rowsIn = (rows: Rows, table: Table): readonly Row[] => [...(rows.get(table)?.values() ?? [])]
