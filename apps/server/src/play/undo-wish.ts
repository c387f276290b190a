import { agreedBy } from '@parlour/kernel'
import type { Notices } from '../notify/notices'
import type { Tx } from '../store/driver/store'
import { storeWish } from '../store/records/undo-wishes'
import { pendingRequestsOf } from './pending-requests'
import { type StoredChange, newsOf } from './commit'
import type { GameUndoWish } from './game-undo-wish'
import type { RunningGame } from './running-game'
import { refusal } from '../refusals/refusal'

/** A change of the wish for an undo. The history stays as it is. */
export interface WishChange {
  readonly undoWish: GameUndoWish | null
  /** Further writes in the same transaction. */
  also?(tx: Tx): Promise<void>
}

/** Stores the wish for an undo and notifies whoever is newly asked. Returns the game after it. */
export async function storeUndoWish(
  { tx, notices }: { readonly tx: Tx; readonly notices: Notices },
  before: RunningGame,
  change: WishChange,
): Promise<StoredChange> {
  const { undoWish } = change
  const after: RunningGame = { ...before, undoWish, version: before.version + 1 }
  await storeWish(tx, {
    id: after.id,
    version: after.version,
    wish: undoWish === null ? null : JSON.stringify(undoWish),
    waiting: JSON.stringify(pendingRequestsOf(after).waiting),
  })
  await change.also?.(tx)
  if (before.undoWish === null) await notices.enqueue(tx, newsOf({ before, after }))
  return { after, pushes: [] }
}

/** A vote on a wish for an undo. `made` identifies the wish. */
export interface UndoVote {
  readonly seat: string
  readonly made: number
  readonly allow: boolean
}

/**
 * Returns the wish after a vote: `agreed` when everybody has; null when somebody refuses, or the seat that
 * asked withdraws it. Refuses a vote on another wish, and a seat that is not asked.
 */
export function wishAfterVote(
  { undoWish }: RunningGame,
  { seat, made, allow }: UndoVote,
): GameUndoWish | null | 'agreed' {
  if (undoWish === null || undoWish.made !== made) throw refusal('undo_wish_gone')
  const isOwn = undoWish.by === seat
  if (isOwn ? allow : !undoWish.waitingFor.includes(seat)) throw refusal('undo_not_asked')
  if (!allow) return null
  return agreedBy(undoWish, seat) ?? 'agreed'
}
