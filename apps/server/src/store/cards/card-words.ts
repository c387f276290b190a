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
  for (const chunk of chunks(rows)) {
    const values = chunk.map(({ row, release, index }) => ({ row, release, ...index.values }))
    await db.insertInto('card_search').values(values).execute()
    if (isPostgres(db)) await addTextsWithWords(db, chunk)
    else {
      const texts = chunk.map(({ row, index }) => ({ row, ...index.texts }))
      await db.insertInto('card_texts').values(texts).execute()
      const lists = chunk.map(({ row, index }) => sql`(${row}, ${index.words.join(' ')})`)
      await sql`insert into card_words (rowid, words) values ${sql.join(lists)}`.execute(db)
    }
  }
  await addToVocabulary(db, rows)
}

async function addTextsWithWords(db: Db, rows: readonly IndexedRow[]): Promise<void> {
  const columns = ['row', ...Object.keys(rows[0]?.index.texts ?? {}), 'words']
  const lists = rows.map(({ row, index }) => {
    const words = sql`array_to_tsvector(string_to_array(${index.words.join(' ')}, ' '))`
    return sql`(${sql.join([row, ...Object.values(index.texts), words])})`
  })
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into card_texts (${names}) values ${sql.join(lists)}`.execute(db)
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
    await db.deleteFrom('card_texts').where('row', 'in', chunk).execute()
    if (!isPostgres(db)) await sql`delete from card_words where rowid in (${sql.join(chunk)})`.execute(db)
  }
}
