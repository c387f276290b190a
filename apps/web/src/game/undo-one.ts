import { CallError } from '@parlour/ui-kit'
import { ALERTS } from '../api/hub-alert'
import { showAlert } from '../api/show-alert'
import { undoSentence } from './undo-sentence'

/**
 * Undoes, and shows why where nothing was undone. `undo` resolves with the outcome as the server calls it.
 */
export async function undoOne(undo: () => Promise<string>): Promise<void> {
  try {
    const sentence = undoSentence(await undo())
    if (sentence !== undefined) showAlert({ kind: 'note', text: sentence })
  } catch (error) {
    // A failed call has already shown its alert.
    if (error instanceof CallError) return
    showAlert({ kind: 'note', text: ALERTS.generic })
    throw error
  }
}
