import type { RecordedAnswer } from './recorded-answer'

/** The outcomes an undo may have (rules: screens 1.4). */
export type UndoResult = '__SUCCESS__' | '__NO_UNDO__' | '__NO_MORE_ACTIONS__'

/**
 * What a lobby may choose of undo: any own answer that is not final, only until something was seen or decided by chance, or past
 * that when the others agree (rules: hub 7).
 */
export const UNDO_RULES = ['free', 'unseen', 'consent'] as const
export type UndoRule = (typeof UNDO_RULES)[number]

/** What the settings of a game say of undo. Games from before there was a choice know only whether they are friendly. */
interface UndoSettings {
  readonly undo?: UndoRule
  readonly friendly?: boolean
}

/** Returns the rule of a game; without a choice the one that is usual for its kind. */
export const undoRule = ({ undo, friendly }: UndoSettings, usual: UndoRule = 'free'): UndoRule =>
  undo ?? (friendly === false ? 'unseen' : usual)

/** Somebody asks the others to agree that something is taken back. */
export interface UndoWish {
  readonly by: string
  /** Names of those who have not said anything yet. */
  readonly waitingFor: readonly string[]
}

/** Returns the wish after one of the others agreed; undefined when everybody has. */
export function agreedBy<Wish extends UndoWish>(wish: Wish, name: string): Wish | undefined {
  const waitingFor = wish.waitingFor.filter((other) => other !== name)
  return waitingFor.length === 0 ? undefined : { ...wish, waitingFor }
}

/**
 * Whether the last answer may be taken back by `actor`: it must be that player's own, and neither final nor, unless the
 * game is friendly, followed by a reveal or a chance result. Whoever keeps the positions then goes back to the one before it.
 */
export function undoResult(history: readonly RecordedAnswer[], actor: string, friendly: boolean): UndoResult {
  const last = history.at(-1)
  if (last === undefined) return '__NO_MORE_ACTIONS__'
  if (last.noUndo === true || (last.barsUndo === true && !friendly)) return '__NO_UNDO__'
  return last.actor === actor ? '__SUCCESS__' : '__NO_UNDO__'
}
