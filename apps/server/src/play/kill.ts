import type { Transaction } from 'kysely'
import { parsed } from '../store/driver/json'
import { countResult, type GameStats } from '../store/records/results'
import type { Tables } from '../store/tables'
import type { Warm } from './warm'

/** Marks a game as over and killed, frees what it held, and forgets its result in the running figures. */
export async function storeKill(tx: Transaction<Tables>, warm: Warm): Promise<void> {
  const row = await tx.selectFrom('games').select('stats').where('id', '=', warm.id).executeTakeFirst()
  const stats = row?.stats ?? null
  const before = stats === null ? null : parsed<GameStats>(stats)
  await countResult(tx, warm, { before, after: null })
  await tx
    .updateTable('games')
    .set({ killed: 1, game_over: 1, stats: null, version: warm.version + 1 })
    .where('id', '=', warm.id)
    .execute()
  await tx.deleteFrom('notices').where('game_id', '=', warm.id).execute()
  await warm.play.ended(tx, warm.id)
}

/** Brings the game in memory to its end. */
export function markKilled(warm: Warm): void {
  warm.killed = true
  warm.gameOver = true
  warm.version += 1
  warm.parts.clear()
}
