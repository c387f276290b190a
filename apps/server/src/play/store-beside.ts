import type { Tx } from '../store/driver/store'
import { moveVersion } from '../store/records/proposals'
import type { ChangedGame } from './change'
import { pendingRequestsOf } from './pending-requests'
import { storeClock } from './store-clock'
import { storeOnlookers } from './store-onlookers'
import { storeProposals } from './store-proposals'

/** Stores what stands beside the history of a game: version, who is asked, clock, onlookers and proposals. */
export async function storeBeside(tx: Tx, { before, after }: ChangedGame): Promise<void> {
  const waiting = JSON.stringify(pendingRequestsOf(after).waiting)
  await moveVersion(tx, { id: after.id, from: before.version, version: after.version, waiting })
  if (after.clock !== null && after.clock !== before.clock) await storeClock(tx, after.id, after.clock)
  if (after.onlookers !== before.onlookers) await storeOnlookers(tx, after.id, after.onlookers)
  if (after.proposals !== before.proposals) await storeProposals(tx, after)
}
