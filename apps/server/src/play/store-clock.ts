import type { Tx } from '../store/driver/store'
import { saveClock } from '../store/records/game-clocks'
import { type GameClock, nextDue } from '../pace/game-clock'

/** Stores the clock of a game beside it. */
export const storeClock = (tx: Tx, gameId: string, clock: GameClock): Promise<void> =>
  saveClock(tx, {
    gameId,
    clock: JSON.stringify(clock),
    due: nextDue(clock),
    hasStandIn: Object.keys(clock.standIns).length > 0,
  })
