import type { Recorded } from './recorded'

/** The outcomes an undo may have (rules: screens 1.4). */
export type UndoResult = '__SUCCESS__' | '__NO_UNDO__' | '__NO_MORE_ACTIONS__'

/**
 * Whether the last answer may be taken back by `actor`: it must be that player's own, and neither final nor, unless the
 * game is friendly, followed by a reveal or a chance result. Whoever keeps the positions then goes back to the one before it.
 */
export function undoResult(history: readonly Recorded[], actor: string, friendly: boolean): UndoResult {
  const last = history.at(-1)
  if (last === undefined) return '__NO_MORE_ACTIONS__'
  if (last.noUndo === true || (last.barsUndo === true && !friendly)) return '__NO_UNDO__'
  return last.actor === actor ? '__SUCCESS__' : '__NO_UNDO__'
}
