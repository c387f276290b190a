import { agreedBy, Refusal } from '@parlour/kernel'
import type { Notices } from '../notify/notices'
import type { Tx } from '../store/driver/store'
import { storeWish } from '../store/records/undo-wishes'
import { askedOf } from './pending-requests'
import { type StoredChange, newsOf } from './commit'
import type { GameUndoWish } from './game-undo-wish'
import type { RunningGame } from './running-game'

/** A change of a game that leaves its history alone: who asks for an undo, and who has still to agree. */
export interface WishChange {
  readonly undoWish: GameUndoWish | null
  /** Stored together with it. */
  also?(tx: Tx): Promise<void>
}

/** Stores who asks for an undo now. Returns the game with that; whoever is newly asked is notified. */
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
    waiting: JSON.stringify(askedOf(after).waiting),
  })
  await change.also?.(tx)
  if (before.undoWish === null) await notices.enqueue(tx, newsOf({ before, after }))
  return { after, pushes: [] }
}

/** What somebody says to a wish for an undo that stands. */
export interface UndoVote {
  readonly seat: string
  readonly made: number
  readonly allow: boolean
}

/**
 * What a wish becomes by what a seat says to it: `agreed` when everybody has, nothing when somebody refuses or who asked asks no
 * longer. Refuses a wish that no longer stands, and a seat that is not asked.
 */
export function afterSaid(
  { undoWish }: RunningGame,
  { seat, made, allow }: UndoVote,
): GameUndoWish | null | 'agreed' {
  if (undoWish === null || undoWish.made !== made)
    throw new Refusal('That wish for an undo no longer stands.')
  const isOwn = undoWish.by === seat
  if (isOwn ? allow : !undoWish.waitingFor.includes(seat))
    throw new Refusal('You are not asked whether this may be taken back.')
  if (!allow) return null
  return agreedBy(undoWish, seat) ?? 'agreed'
}
