/** Returns the sentence for an undo that did nothing, or undefined when it worked (rules: screens 1.8). */
export function undoSentence(result: string): string | undefined {
  if (result === '__SUCCESS__') return undefined
  if (result === '__NO_MORE_ACTIONS__') return 'There is nothing left to undo'
  if (result === '__NO_UNDO__') return 'The previous action cannot be undone'
  return `Unhandled undo result: ${result}`
}
