import type { UndoWish } from '@parlour/kernel'

/** A player's request that the others agree to an undo. The next answer voids it. */
export interface GameUndoWish extends UndoWish {
  /** The version of the game at which it was made: its id in the votes. */
  readonly made: number
  /** How many answers stay. */
  readonly keep: number
  /** What would be taken back, in words that everybody may read. */
  readonly what: string
}
