import { defined, difference } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { partAsJson } from './push'
import type { GamePart } from './records'
import { wholeMoments } from './whole-moments'

const partWith = (card: string): GamePart => ({
  view: { cards: [card, 'b'] },
  requests: [],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
})
const change = difference(partAsJson(partWith('a')), partAsJson(partWith('c')))

it('makes each moment from the one before it', () => {
  const moments = wholeMoments([
    { seq: 50, logLength: 7, part: partWith('a') },
    { seq: 51, logLength: 9, ...defined({ change }) },
    { seq: 52, logLength: 9 },
  ])
  expect(moments).toEqual([
    { seq: 50, logLength: 7, part: partWith('a') },
    { seq: 51, logLength: 9, part: partWith('c') },
    { seq: 52, logLength: 9, part: partWith('c') },
  ])
})
it('throws where a change has nothing before it, or leads to no part of a game', () => {
  expect(() => wholeMoments([{ seq: 1, logLength: 0 }])).toThrow('begin with a change')
  const broken = [
    { seq: 1, logLength: 0, part: partWith('a') },
    { seq: 2, logLength: 0, change: 'nothing' },
  ]
  expect(() => wholeMoments(broken)).toThrow('moment 2')
})
