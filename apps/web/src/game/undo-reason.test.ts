import type { SerializedGame, WireResponse } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { undoReason } from './undo-reason'

const settings: SerializedGame['settings'] = {
  name: 'Autumn',
  game: 'any game',
  createdTimestamp: 0,
  players: [
    { _id: 'a', name: 'ann' },
    { _id: 'b', name: 'bob' },
    { _id: 'c', name: 'Ada', bot: 'random' },
  ],
}
const answered = (...actors: readonly string[]): readonly WireResponse[] =>
  actors.map((actor, at) => ({ seq: at + 1, actor, title: 'Choose', masked: true }))
const reason = (responses: readonly WireResponse[], canUndo = false) =>
  undoReason({ canUndo, responses, settings }, 'ann')

test('says what stands in the way of an undo', () => {
  expect(reason(answered('ann'), true)).toBeUndefined()
  expect(reason(answered('bob'))).toBe('You have not answered anything yet')
  expect(reason(answered('ann', 'bob', 'Ada'))).toBe('bob has answered since')
  expect(reason(answered('ann', 'Ada'))).toBe('Something was seen or decided by chance since')
  expect(
    reason([{ seq: 1, actor: 'ann', title: 'Choose', selection: [], isUserResponse: true, noUndo: true }]),
  ).toBe('Your last answer is final')
})
