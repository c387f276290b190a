import type { Store } from '../store/connect'
import { parsed } from '../store/json'
import { countResult, type GameStats } from '../store/results'
import { VersionMoved } from './commit'
import { moduleOf } from './modules'
import type { Warm } from './warm'

/** Marks a game as over and killed, frees what it held, and forgets its result in the running figures. */
export async function killGame(store: Store, warm: Warm): Promise<void> {
  await store.write(async (tx) => {
    const row = await tx.selectFrom('games').select('stats').where('id', '=', warm.id).executeTakeFirst()
    const result = await tx
      .updateTable('games')
      .set({ killed: 1, game_over: 1, stats: null, version: warm.version + 1 })
      .where('id', '=', warm.id)
      .where('version', '=', warm.version)
      .where('killed', '=', 0)
      .executeTakeFirst()
    if (result.numUpdatedRows !== 1n) throw new VersionMoved()
    const stats = row?.stats ?? null
    const before = stats === null ? null : parsed<GameStats>(stats)
    await countResult(tx, warm, { before, after: null })
    await tx.deleteFrom('notices').where('game_id', '=', warm.id).execute()
    await moduleOf(warm.kind)?.play?.ended(tx, warm.id)
  })
  warm.killed = true
  warm.gameOver = true
  warm.version += 1
  warm.parts.clear()
}
