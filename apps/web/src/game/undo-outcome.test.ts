import type { SerializedGame } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { undoOutcome, undoSentence } from './undo-outcome'

const game = (responses: SerializedGame['responses'], canUndo: boolean) =>
  ({ responses, canUndo }) as SerializedGame
const byAnn = [{ seq: 1, actor: 'ann', title: 'Pick', masked: true as const }]

describe('undo', () => {
  it('has nothing to take back at the start, and nothing of somebody who did nothing', () => {
    expect(undoOutcome(undefined, 'ann')).toBe('__NO_MORE_ACTIONS__')
    expect(undoOutcome(game([], false), 'ann')).toBe('__NO_MORE_ACTIONS__')
    expect(undoOutcome(game(byAnn, false), 'bob')).toBe('__NO_MORE_ACTIONS__')
  })
  it('follows what the hub allows', () => {
    expect(undoOutcome(game(byAnn, true), 'ann')).toBe('__SUCCESS__')
    expect(undoOutcome(game(byAnn, false), 'ann')).toBe('__NO_UNDO__')
  })
  it('says each outcome in the words of the specification', () => {
    expect(undoSentence('__SUCCESS__')).toBeUndefined()
    expect(undoSentence('__NO_MORE_ACTIONS__')).toBe('There is nothing left to undo')
    expect(undoSentence('__NO_UNDO__')).toBe('The previous action cannot be undone')
    expect(undoSentence('?')).toBe('Unhandled undo result: ?')
  })
})
