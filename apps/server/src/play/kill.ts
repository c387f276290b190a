import type { Tx } from '../store/driver/store'
import { countResult, storedStats } from '../store/records/results'
import { markKilled } from '../store/records/stored-game'
import { countGame } from './count-game'
import type { RunningGame } from './running-game'

/**
 * Ends a game for good: marks it as over and killed, releases what it reserved, and takes its result out of
 * the totals.
 */
export async function storeKill(tx: Tx, before: RunningGame): Promise<RunningGame> {
  const after = { ...before, killed: true, gameOver: true, version: before.version + 1 }
  await countResult(tx, before, { before: await storedStats(tx, before.id), after: null })
  await countGame(tx, { before, after })
  await markKilled(tx, after)
  await before.play.ended(tx, before.id)
  return after
}
