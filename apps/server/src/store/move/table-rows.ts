import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../driver/store'
import { KEYS, type MovedTable } from './moved-tables'

/** A row with a value for every column. */
export type Row = Readonly<Record<string, unknown>>

/** The most rows that are held at a time. */
const ROWS_AT_ONCE = 500

/** The rows of a table, some at a time, in the order of its key. */
export async function* rowsOf(db: Db, table: MovedTable): AsyncGenerator<readonly Row[]> {
  const key = KEYS[table]
  const names = sql.join(key.map((name) => sql.ref(name)))
  for (let last: Row | undefined; ; ) {
    const after: RawBuilder<unknown> =
      last === undefined ? sql`` : sql`where (${names}) > (${sql.join(key.map((name) => last?.[name]))})`
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${names} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** What tells whether two tables hold the same rows, in whatever order. */
export interface TableSum {
  readonly rows: number
  readonly sum: string
}

/** Sums a table up: every value of every row counts. */
export async function sumOf(db: Db, table: MovedTable): Promise<TableSum> {
  let [rows, sum] = [0, 0n]
  for await (const some of rowsOf(db, table)) {
    rows += some.length
    for (const row of some) sum = BigInt.asUintN(BITS, sum + hashOfRow(row))
  }
  return { rows, sum: sum.toString(16) }
}
const BITS = 256

function hashOfRow(row: Row): bigint {
  const values = Object.keys(row)
    .sort()
    .map((column) => [column, inWords(row[column])])
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)
}

const inWords = (value: unknown): unknown => (Buffer.isBuffer(value) ? value.toString('base64') : value)
