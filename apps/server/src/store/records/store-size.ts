import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from '../driver/dialect'
import type { Db } from '../driver/store'

/** What grows as people play. */
const GROWING = [
  'answers',
  'audit',
  'cards',
  'chat',
  'decks',
  'game_packs',
  'games',
  'lobbies',
  'sessions',
] as const

/** How many bytes the store takes; for the embedded one, its file and its write-ahead log. */
export async function storeBytes(db: Db, dataFolder: string): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await sql<{
      bytes: number
    }>`select pg_database_size(current_database()) as bytes`.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  }
  return ['parlour.sqlite', 'parlour.sqlite-wal'].reduce(
    (sum, name) => sum + (statSync(join(dataFolder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/**
 * About how many rows the growing tables have, the longest first: counting them would take as long as they
 * are.
 */
export async function tableRows(
  db: Db,
): Promise<readonly { readonly table: string; readonly count: number }[]> {
  const counts: { readonly table: string; readonly count: number }[] = []
  for (const table of GROWING) {
    const { rows } = await (isPostgres(db)
      ? sql<{ n: number | null }>`select n_live_tup as n from pg_stat_user_tables where relname = ${table}`
      : sql<{ n: number | null }>`select max(rowid) as n from ${sql.table(table)}`
    ).execute(db)
    counts.push({ table, count: Number(rows[0]?.n ?? 0) })
  }
  return counts.sort((a, b) => b.count - a.count)
}
