import type { Tx } from '../store/driver/store'
import type { ChangedGame } from './change'
import type { StoredChange } from './commit'
import type { GameOnlookers } from './game-onlookers'
import type { RunningGame } from './running-game'
import { storeBeside } from './store-beside'
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
  const after = { ...before, onlookers, version: before.version + 1 }
  await storeBeside(tx, { before, after })
  await storeOnlookers(tx, after.id, onlookers)
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
