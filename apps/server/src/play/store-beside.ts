import type { Tx } from '../store/driver/store'
import { moveVersion } from '../store/records/proposals'
import type { ChangedGame } from './change'
import { pendingRequestsOf } from './pending-requests'
import { storeClock } from './store-clock'
import { storeProposals } from './store-proposals'

/** Stores what stands beside the history of a game: version, who is asked, clock and proposals. */
export async function storeBeside(tx: Tx, { before, after }: ChangedGame): Promise<void> {
  const waiting = JSON.stringify(pendingRequestsOf(after).waiting)
  await moveVersion(tx, { id: after.id, from: before.version, version: after.version, waiting })
  if (after.clock !== null && after.clock !== before.clock) await storeClock(tx, after.id, after.clock)
  if (after.proposals !== before.proposals) await storeProposals(tx, after)
}
