import type { Tx } from '../store/driver/store'
import { saveProposals } from '../store/records/proposals'
import { dueOf } from './proposal'
import type { RunningGame } from './running-game'

/** Stores what is proposed in a game beside it, for its present version. */
export function storeProposals(
  tx: Tx,
  { id, version, proposals }: Pick<RunningGame, 'id' | 'version' | 'proposals'>,
): Promise<void> {
  const due = proposals.map(dueOf).filter((at) => at !== null)
  return saveProposals(tx, {
    gameId: id,
    version,
    proposals: proposals.length === 0 ? null : JSON.stringify(proposals),
    due: due.length === 0 ? null : Math.min(...due),
  })
}
