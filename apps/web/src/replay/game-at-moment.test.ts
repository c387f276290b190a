import type { ChatEntry, SerializedGame, WireLogEntry } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { gameAt } from '../game/testing/game-store-fixture'
import { gameAtMoment } from './game-at-moment'
import { commonAnswers } from './use-moments'

const answer = (seq: number, at = seq): WireLogEntry => ({
  type: 'response-received',
  id: seq,
  at,
  data: { seq, actor: 'ann', title: 'Choose' },
})
const said = (position: number): ChatEntry => ({
  type: 'chat',
  id: String(position),
  author: 'ann',
  text: 'hm',
  position,
  at: 1,
})
const request = { id: 'r', actor: 'ann', kind: 'k', title: 'Choose', choices: ['a'], min: 1, max: 1 }
const live: SerializedGame = {
  ...gameAt(9),
  requests: [request],
  responses: [1, 2, 3].map((seq) => ({ seq, actor: 'ann', title: 'Choose' })),
  log: [1, 2, 3].map((seq) => answer(seq)),
  chat: [said(1), said(2), said(3)],
  canUndo: true,
}

it('a past game ends where its moment does, and asks nothing', () => {
  const part = { ...gameAt(1), view: { cards: ['then'] }, requests: [request] }
  const past = gameAtMoment(live, { seq: 2, logLength: 2, part })
  expect(past.view).toEqual({ cards: ['then'] })
  expect([past.responses, past.log, past.chat].map((list) => list.length)).toEqual([2, 2, 2])
  expect(past.requests).toEqual([])
  expect([past.canUndo, past.upTo]).toEqual([false, 2])
})

it('two versions share their answers up to the first that is another one', () => {
  const later = { log: [answer(1), answer(2), answer(3, 77), answer(4)] }
  expect(commonAnswers(live, later)).toBe(2)
  expect(commonAnswers(live, { log: [...live.log, answer(4)] })).toBe(3)
  expect(commonAnswers(live, { log: [answer(1)] })).toBe(1)
})
