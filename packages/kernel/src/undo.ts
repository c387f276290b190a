import type { RecordedAnswer } from './recorded-answer'

/** The outcomes an undo may have (rules: screens 1.4). */
export type UndoResult = '__SUCCESS__' | '__NO_UNDO__' | '__NO_MORE_ACTIONS__'

/**
 * The undo rules that a lobby may choose (rules: hub 7). `free`: any own answer that is not final. `unseen`:
 * only until something was revealed or decided by chance. `consent`: past that, too, when the other players
 * agree.
 */
export const UNDO_RULES = ['free', 'unseen', 'consent'] as const
export type UndoRule = (typeof UNDO_RULES)[number]

/**
 * The settings of a game that concern undo. Games stored before there were rules to choose from have only
 * `friendly`.
 */
interface UndoSettings {
  readonly undo?: UndoRule
  readonly friendly?: boolean
}

/** Returns the undo rule of a game; where its lobby chose none, the usual one of its kind. */
export const undoRule = ({ undo, friendly }: UndoSettings, usual: UndoRule = 'free'): UndoRule =>
  undo ?? (friendly === false ? 'unseen' : usual)

/**
 * Whether the last answer may be taken back by `actor`: it must be that player's own, and neither final nor,
 * unless the game is friendly, followed by a reveal or a chance result. The caller then restores the position
 * before it.
 */
export function undoResult(history: readonly RecordedAnswer[], actor: string, friendly: boolean): UndoResult {
  const last = history.at(-1)
  if (last === undefined) return '__NO_MORE_ACTIONS__'
  if (last.noUndo === true || (last.barsUndo === true && !friendly)) return '__NO_UNDO__'
  return last.actor === actor ? '__SUCCESS__' : '__NO_UNDO__'
}
