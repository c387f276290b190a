import type { SerializedGame } from '@parlour/protocol'

export type UndoOutcome = '__NO_MORE_ACTIONS__' | '__NO_UNDO__' | '__SUCCESS__'

/** Whether the viewer may take back an answer, as far as the page knows (specification, section 4). */
export function undoOutcome(game: SerializedGame | undefined, viewer: string): UndoOutcome {
  if (game === undefined || game.responses.length === 0) return '__NO_MORE_ACTIONS__'
  if (game.canUndo) return '__SUCCESS__'
  return game.responses.some(({ actor }) => actor === viewer) ? '__NO_UNDO__' : '__NO_MORE_ACTIONS__'
}

/** The sentence for an undo that did nothing; undefined when it worked (specification, section 8). */
export function undoSentence(result: string): string | undefined {
  if (result === '__SUCCESS__') return undefined
  if (result === '__NO_MORE_ACTIONS__') return 'There is nothing left to undo'
  if (result === '__NO_UNDO__') return 'The previous action cannot be undone'
  return `Unhandled undo result: ${result}`
}
