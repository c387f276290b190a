import type { Advance, GameSettings, GameState, Position } from '@parlour/kernel'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables'

export type GamePosition = Position<GameState<GameSettings>>
export type GameAdvance = Advance<GameState<GameSettings>>

/** Who gives an answer, as it is noted beside it. */
export interface Author {
  readonly userId?: string | undefined
  readonly adminId?: string | undefined
  readonly requestKey?: string | undefined
}

/** How a game's history is to change: some answers stay, those after them go, new ones come. */
export interface HistoryChange {
  readonly keep: number
  /** Where the game stood after the answers that stay. */
  readonly base: GamePosition
  readonly advances: readonly GameAdvance[]
  readonly author: Author
  /** An admin writes history anew: decks follow, used scars stay used. */
  readonly rewriting?: boolean
  /** Stored together with the change. */
  also?(tx: Transaction<Tables>): Promise<void>
}

/** Where a history change leads; taking answers back makes every pending request another one. */
export function positionAfter(change: HistoryChange, before: GamePosition): GamePosition {
  const last = change.advances.at(-1)?.position ?? change.base
  const isAppended = change.keep === before.seq && change.rewriting !== true
  return isAppended ? last : { ...last, branchId: Math.max(before.branchId, last.branchId) + 1 }
}

/** The version grows by one for every answer and by one for a change of what was there: so pure growth shows itself. */
export function versionsIn(change: HistoryChange, before: GamePosition): number {
  const isAppended = change.keep === before.seq && change.rewriting !== true
  return change.advances.length + (isAppended ? 0 : 1)
}
