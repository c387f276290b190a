import type { WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { chatWithComments } from './comments'

const line = (id: number): WireLogEntry => ({
  type: 'log',
  id,
  indent: 0,
  template: 't',
  args: {},
  classes: [],
})
const answer = (id: number, seq: number): WireLogEntry => ({
  type: 'response-received',
  id,
  data: { seq, actor: 'ann', title: 'Add' },
})
const log = [line(0), answer(1, 1), line(2), answer(3, 2), line(4), line(5)]
const comments = [0, 1, 2].map((seq) => ({ id: `c${seq}`, seq, author: 'bob', text: 'x', at: 9 }))

it('a comment stands after the lines of its moment, as far as the game is shown', () => {
  const places = (limit: number) =>
    chatWithComments({ log, chat: [] }, comments, limit).map(({ onAnswer, position }) => [onAnswer, position])
  expect(places(2)).toEqual([
    [0, 1],
    [1, 3],
    [2, 6],
  ])
  expect(places(1)).toEqual([
    [0, 1],
    [1, 3],
  ])
})
