import type { Tx } from '../store/driver/store'
import { storeAccess } from '../store/records/game-access'
import type { StoredChange } from './commit'
import { countGame } from './count-game'
import { storeBeside } from './store-beside'
import { undoProposal, without } from './proposal'
import type { RunningGame } from './running-game'

/**
 * Closes a game to those who did not play it, or opens it; or records that somebody has seen its end from the
 * view of another seat. The history stays as it is.
 */
export type AccessChange = { readonly closed: boolean } | { readonly opened: true }

/**
 * Stores who may look at a game. Returns the game after it. Once all was seen, a wish for an undo is void.
 */
export async function storeAccessChange(
  tx: Tx,
  before: RunningGame,
  change: AccessChange,
): Promise<StoredChange> {
  const undo = 'opened' in change ? undoProposal(before) : undefined
  const proposals = undo === undefined ? before.proposals : without(before.proposals, undo)
  const after = { ...before, ...change, proposals, version: before.version + 1 }
  const { id, version, closed, opened } = after
  await storeBeside(tx, { before, after })
  await storeAccess(tx, { id, from: before.version, version, closed, opened })
  await countGame(tx, { before, after })
  return { after, pushes: [] }
}
