import type { SerializedGame } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { hasWayBack } from './way-back'

type Log = SerializedGame['log']

const request = { id: 'r1', actor: 'ann', kind: 'deploy', title: 'Choose', choices: [], min: 1, max: 1 }
const answerOf = (actor: string): Log[number] => ({
  type: 'response-received',
  id: 1,
  data: { actor, title: 'Choose Action', selection: ['Use Power'], seq: 1 },
})
const line: Log[number] = { type: 'log', id: 2, indent: 0, template: 'something', args: {}, classes: [] }

it.each<[string, boolean, Partial<SerializedGame>]>([
  ['an answer that only led to a question is taken back', true, {}],
  ['one that has done something is not', false, { log: [answerOf('ann'), line] }],
  ['nor one of another player', false, { log: [answerOf('bob')] }],
  ['nor one that cannot be undone', false, { canUndo: false }],
  ['nor where nothing is asked', false, { requests: [] }],
  ['nor where nothing was answered', false, { log: [] }],
])('%s', (_, has, game) => {
  expect(hasWayBack({ canUndo: true, requests: [request], log: [answerOf('ann')], ...game }, 'ann')).toBe(has)
})
