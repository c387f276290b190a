import { sql } from 'kysely'
import { indexUnsearchable } from '../cards/card-search'
import { chunks } from '../driver/chunks'
import type { Store, Tx } from '../driver/store'
import { MOVED_TABLES, type MovedTable } from './moved-tables'
import { type Row, rowsOf, sumOf } from './table-rows'

/** What was moved of a table, or found to be the same. */
export interface MovedRows {
  readonly table: MovedTable
  readonly rows: number
}

/** Values of one statement: both stores take more. */
const VALUES_AT_ONCE = 10_000

/** Why a store was not moved: a sentence for whoever moves it. */
export class StoreMoveError extends Error {
  override readonly name = 'StoreMoveError'
}

/**
 * Copies a store into an empty one of either kind, in one transaction, and compares every row of both.
 * Refuses a store that is not empty, and whatever does not come out the same; then nothing was written.
 */
export async function moveStore(from: Store, to: Store): Promise<readonly MovedRows[]> {
  const user = await to.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (user !== undefined)
    throw new StoreMoveError('The store to move to is not empty: a hub is there already.')
  const copied = await to.write(async (tx) => {
    for (const table of MOVED_TABLES) await tx.deleteFrom(table).execute()
    for (const table of MOVED_TABLES)
      for await (const rows of rowsOf(from.db, table)) await addRows(tx, table, rows)
    if (to.kind === 'postgres')
      await sql`select setval(pg_get_serial_sequence('cards', 'row'), (select coalesce(max("row"), 1) from cards))`.execute(
        tx,
      )
    return sameRows(from, tx)
  })
  await indexUnsearchable(to)
  return copied
}

async function addRows(tx: Tx, table: MovedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (const some of chunks(rows, Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length)))) {
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx)
  }
}

async function sameRows(from: Store, tx: Tx): Promise<readonly MovedRows[]> {
  const copied: MovedRows[] = []
  for (const table of MOVED_TABLES) {
    const [before, after] = [await sumOf(from.db, table), await sumOf(tx, table)]
    if (before.rows !== after.rows || before.sum !== after.sum)
      throw new StoreMoveError(
        `The table ${table} did not come out the same: ${before.rows} rows before, ${after.rows} after. Nothing was moved.`,
      )
    copied.push({ table, rows: after.rows })
  }
  return copied
}
