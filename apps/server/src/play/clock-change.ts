import type { Tx } from '../store/driver/store'
import { moveVersion } from '../store/records/game-clocks'
import type { GameClock } from '../pace/game-clock'
import { storeClock } from './store-clock'
import type { StoredChange } from './commit'
import type { RunningGame } from './running-game'

/** A change of how fast a game is played, or of who answers for whom. The history stays as it is. */
export interface ClockChange {
  readonly clock: GameClock
  /** Further writes in the same transaction. */
  also?(tx: Tx): Promise<void>
}

/** Stores a change of the clock of a game. Returns the game after it. */
export async function storeClockChange(
  tx: Tx,
  before: RunningGame,
  change: ClockChange,
): Promise<StoredChange> {
  const { clock } = change
  const { id, version: from } = before
  const after = { ...before, clock, version: from + 1 }
  await moveVersion(tx, { id, from, version: after.version })
  await storeClock(tx, id, clock)
  await change.also?.(tx)
  return { after, pushes: [] }
}
