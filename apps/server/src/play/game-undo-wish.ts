import type { UndoWish } from '@parlour/kernel'

/** Somebody asks the others whether answers may be taken back. It is void once the game has gone on. */
export interface GameUndoWish extends UndoWish {
  /** The version of the game at which it was made, by which those who agree name it. */
  readonly made: number
  /** How many answers stay. */
  readonly keep: number
  /** What would be taken back, in words that everybody may read. */
  readonly what: string
}
