import type { WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { courseOf, nextStep, turnAt, turnBack, turnForward } from './course'

const heading = (player: string, round?: number): WireLogEntry => ({
  type: 'log',
  id: 0,
  indent: 0,
  template: "{player}'s turn",
  args: {
    player: { value: player, classes: ['player-name'] },
    ...(round === undefined ? {} : { count: { value: round, classes: [] } }),
  },
  classes: ['turn-start'],
})
const answer = (seq: number, actor: string): WireLogEntry => ({
  type: 'response-received',
  id: seq,
  at: seq * 1000,
  data: { seq, actor, title: 'Choose' },
})

const course = courseOf([
  answer(1, 'ann'),
  answer(2, 'bob'),
  heading('bob', 1),
  answer(3, 'bob'),
  answer(4, 'ann'),
  heading('ann', 1),
  answer(5, 'ann'),
  heading('bob', 2),
])

it('puts answers into the turns whose headings stand before them, and those before all turns to their players', () => {
  expect(course.turns.map(({ player, from, to, words }) => [player, from, to, words])).toEqual([
    ['ann', 1, 1, undefined],
    ['bob', 2, 2, undefined],
    ['bob', 3, 4, 'round 1'],
    ['ann', 5, 5, 'round 1'],
  ])
})

it('counts turns where their headings name no round', () => {
  const { turns } = courseOf([heading('ann'), answer(1, 'ann'), heading('bob'), answer(2, 'bob')])
  expect(turns.map(({ words }) => words)).toEqual(['turn 1', 'turn 2'])
})

it('one stands in the turn of the last answer, and in none before the first', () => {
  expect(turnAt(course, 4)?.from).toBe(3)
  expect(turnAt(course, 0)).toBeUndefined()
})

it('turn by turn one goes from end to end', () => {
  const ends = [turnForward(course, 0)]
  while (ends.length < 5) ends.push(turnForward(course, ends.at(-1) ?? 0))
  expect(ends).toEqual([1, 2, 4, 5, 5])
  expect([5, 4, 3, 2, 1, 0].map((at) => turnBack(course, at))).toEqual([4, 2, 2, 1, 0, 0])
})

it('steps may leave out answers that were forced and those of which nothing came', () => {
  const line = { ...heading('ann'), template: '{player} draws', classes: [] }
  const byUser = (seq: number): WireLogEntry => ({
    type: 'response-received',
    id: seq,
    data: { seq, actor: 'ann', title: 'Choose', isUserResponse: true },
  })
  const quiet = courseOf([byUser(1), line, byUser(2), answer(3, 'ann'), line, byUser(4), line])
  expect(nextStep(quiet, 1, { by: 1, skips: true })).toBe(4)
  expect(nextStep(quiet, 4, { by: -1, skips: true })).toBe(1)
  expect(nextStep(quiet, 1, { by: 1, skips: false })).toBe(2)
  expect(nextStep(quiet, 4, { by: 1, skips: true })).toBe(4)
})
