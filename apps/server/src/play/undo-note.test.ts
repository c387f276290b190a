import { logLine, type LogLine } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { noteOfUndo } from './undo-note'

/** Returns what is told when an answer is taken back that let something be seen and left this line. */
function noteOf(line: LogLine): string | undefined {
  const answer = {
    seq: 1,
    actor: 'ann',
    kind: '',
    title: 'Draw',
    selection: ['x'],
    isUserResponse: true,
    barsUndo: true,
  } as const
  return noteOfUndo({ answers: [answer], log: [{ response: answer, at: 0 }, { line }] }, 'ann', 0)
}

const SEEN = 'Something was seen or left to chance.'

it.each([
  [logLine('{player} draws {number}', { player: 'ann', number: 2 }), 'draws 2'],
  [logLine('{player} draws {number}', { player: 'bob', number: 2 }), 'bob draws 2'],
  // Only who did it is left out, not their name wherever else it stands.
  [logLine('It is the turn of {player} now', { player: 'ann' }), 'It is the turn of ann now'],
])('the note of an undo says what it takes back: %o', (line, words) => {
  expect(noteOf(line)).toBe(`ann took back: ${words}. ${SEEN}`)
})
