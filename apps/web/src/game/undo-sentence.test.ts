import { expect, it } from 'vitest'
import { undoSentence } from './undo-sentence'

it('says each outcome of an undo word for word (rules: screens 1.8)', () => {
  expect(undoSentence('__SUCCESS__')).toBeUndefined()
  expect(undoSentence('__NO_MORE_ACTIONS__')).toBe('There is nothing left to undo')
  expect(undoSentence('__NO_UNDO__')).toBe('The previous action cannot be undone')
  expect(undoSentence('?')).toBe('Unhandled undo result: ?')
})
