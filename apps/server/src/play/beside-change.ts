import type { GameClock } from '../pace/game-clock'
import type { Notices } from '../notify/notices'
import type { Tx } from '../store/driver/store'
import { newsOf, type StoredChange } from './commit'
import { pendingRequestsOf } from './pending-requests'
import type { GameOnlookers } from './game-onlookers'
import type { GameProposal } from './game-proposal'
import type { RunningGame } from './running-game'
import { storeBeside } from './store-beside'

/**
 * A change of what stands beside the history of a game: how fast it is played, who answers for whom, who may
 * look at it, and what is proposed.
 */
export interface BesideChange {
  readonly clock?: GameClock
  readonly proposals?: readonly GameProposal[]
  readonly onlookers?: GameOnlookers
  /** Further writes in the same transaction. */
  also?(tx: Tx): Promise<void>
}

/** Stores a change beside the history, and notifies whoever is newly asked. Returns the game after it. */
export async function storeBesideChange(
  { tx, notices }: { readonly tx: Tx; readonly notices: Notices },
  before: RunningGame,
  change: BesideChange,
): Promise<StoredChange> {
  const { clock = before.clock, proposals = before.proposals, onlookers = before.onlookers } = change
  const after: RunningGame = { ...before, clock, proposals, onlookers, version: before.version + 1 }
  await storeBeside(tx, { before, after })
  await change.also?.(tx)
  if (isNewlyAsked(before, after)) await notices.enqueue(tx, newsOf({ before, after }))
  return { after, pushes: [] }
}

function isNewlyAsked(before: RunningGame, after: RunningGame): boolean {
  const { waiting } = pendingRequestsOf(before)
  return pendingRequestsOf(after).waiting.some((name) => !waiting.includes(name))
}
