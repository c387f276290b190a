import type { Tx } from '../store/driver/store'
import type { ChangedGame } from './change'
import type { RunningGame } from './running-game'

/**
 * Keeps the figures that a kind of game keeps of many: a game is in them once it is over, and while its
 * players have not closed it to others. Those of a running game would tell what its players may not know.
 */
export async function countGame(tx: Tx, { before, after }: ChangedGame): Promise<void> {
  const [was, is] = [countedState(before), countedState(after)]
  if (was !== is) await after.play.counted?.(tx, after.id, { before: was, after: is })
}

/** The state of a game that may be counted. */
export const countedState = ({
  gameOver,
  killed,
  closed,
  position,
}: RunningGame): RunningGame['position']['state'] | undefined =>
  gameOver && !killed && !closed ? position.state : undefined
