import type { Db } from '../store/driver/store'
import { MOVED_TABLES, type MovedTable } from '../store/move/moved-tables'

/** What follows from other rows, and what is about the cards of the provider. */
const ABOUT_NOBODY = ['game_packs', 'card_names', 'card_versions', 'card_updates', 'sets'] as const

/** A table of which every row has somebody whom it is about. */
export type StoredTable = Exclude<MovedTable, (typeof ABOUT_NOBODY)[number]>

const TABLES = MOVED_TABLES.filter((name): name is StoredTable => !ABOUT_NOBODY.some((one) => one === name))

export type StoredRow = Readonly<Record<string, unknown>>
/** The rows of each table, by what is in them. */
export type Rows = ReadonlyMap<StoredTable, ReadonlyMap<string, StoredRow>>

/** All that is stored now. */
export async function storedRows(db: Db): Promise<Rows> {
  const rows = new Map<StoredTable, ReadonlyMap<string, StoredRow>>()
  for (const table of TABLES) {
    const all = await allOf(db, table)
    rows.set(table, new Map(all.map((row) => [JSON.stringify(row), row])))
  }
  return rows
}

/**
 * Large tables are read only as far as they say who may change a record and whether it has changed: a changed
 * card has another revision.
 */
function allOf(db: Db, table: StoredTable): Promise<readonly StoredRow[]> {
  const cards = ['id', 'source', 'cube_id', 'name', 'deactivated', 'rev', 'version'] as const
  if (table === 'cards') return db.selectFrom('cards').select(cards).execute()
  if (table === 'cube_changes')
    return db.selectFrom('cube_changes').select(['id', 'cube_id', 'user_id']).execute()
  return db.selectFrom(table).selectAll().execute()
}

/** A row that is no more as it was, or is new: one that changed is both. */
export interface Change {
  readonly table: StoredTable
  readonly row: StoredRow
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
export const rowsIn = (rows: Rows, table: StoredTable): readonly StoredRow[] => [
  ...(rows.get(table)?.values() ?? []),
]
