import { sql } from 'kysely'
import type { CardIndex } from './card-index'
import { chunks } from '../driver/chunks'
import type { Db } from '../driver/store'
import { isPostgres } from '../driver/dialect'

/** A row of a card and what it is searched by. */
export interface IndexedRow {
  readonly row: number
  readonly release: string
  readonly index: CardIndex
}

/** Makes rows of cards searchable. */
export async function addToSearch(db: Db, rows: readonly IndexedRow[]): Promise<void> {
  const postgres = isPostgres(db)
  for (const chunk of chunks(rows)) {
    const values = chunk.map(({ row, release, index }) => ({ row, release, ...index.values }))
    if (postgres) await addWithWords(db, values, chunk)
    else {
      await db.insertInto('card_search').values(values).execute()
      const lists = chunk.map(({ row, index }) => sql`(${row}, ${index.words.join(' ')})`)
      await sql`insert into card_words (rowid, words) values ${sql.join(lists)}`.execute(db)
    }
  }
  await addToVocabulary(db, rows)
}

async function addWithWords(
  db: Db,
  values: readonly Readonly<Record<string, unknown>>[],
  rows: readonly IndexedRow[],
): Promise<void> {
  const columns = Object.keys(values[0] ?? {})
  const lists = values.map((value, at) => {
    const words = rows[at]?.index.words.join(' ') ?? ''
    const fields = columns.map((column) => sql`${value[column]}`)
    return sql`(${sql.join([...fields, sql`array_to_tsvector(string_to_array(${words}, ' '))`])})`
  })
  const names = sql.join([...columns, 'words'].map((column) => sql.ref(column)))
  await sql`insert into card_search (${names}) values ${sql.join(lists)}`.execute(db)
}

async function addToVocabulary(db: Db, rows: readonly IndexedRow[]): Promise<void> {
  const words = [...new Set(rows.flatMap(({ index }) => index.words))]
  for (const chunk of chunks(words))
    await db
      .insertInto('card_vocabulary')
      .values(chunk.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Rows that are no longer found. */
export async function takeFromSearch(db: Db, rows: readonly number[]): Promise<void> {
  for (const chunk of chunks(rows)) {
    await db.deleteFrom('card_search').where('row', 'in', chunk).execute()
    if (!isPostgres(db)) await sql`delete from card_words where rowid in (${sql.join(chunk)})`.execute(db)
  }
}
