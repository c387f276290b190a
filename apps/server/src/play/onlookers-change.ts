import type { Tx } from '../store/driver/store'
import { moveVersion } from '../store/records/game-clocks'
import type { ChangedGame } from './change'
import type { StoredChange } from './commit'
import type { GameOnlookers } from './game-onlookers'
import type { RunningGame } from './running-game'
import { storeOnlookers } from './store-onlookers'

/** A change of who may look at a game. The history stays as it is. */
export interface OnlookersChange {
  readonly onlookers: GameOnlookers
  /** Further writes in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>
}

/** Stores who may look at a game. Returns the game after it. */
export async function storeOnlookersChange(
  tx: Tx,
  before: RunningGame,
  { onlookers, also }: OnlookersChange,
): Promise<StoredChange> {
  const { id, version: from } = before
  const after = { ...before, onlookers, version: from + 1 }
  await moveVersion(tx, { id, from, version: after.version })
  await storeOnlookers(tx, id, onlookers)
  await also?.(tx)
  return { after, pushes: [] }
}

/**
 * Whether a change lets onlookers out, or shows them another moment: they watch and fetch the game again, as
 * far as they still may.
 */
export const isLookChanged = ({ before, after }: ChangedGame): boolean =>
  before !== after && lookOf(before) !== lookOf(after)

function lookOf({ onlookers, gameOver, closed, killed }: RunningGame): string {
  const { rule, link } = onlookers
  const behind = gameOver ? undefined : rule?.behind
  return JSON.stringify([killed, gameOver && closed, rule?.who, link, behind])
}
