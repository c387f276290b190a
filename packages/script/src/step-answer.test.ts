import { advance, type Answer, matchAnswer, requestFor, RulesBug, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { ask, scripted } from './index'
import {
  bargain,
  type BargainBoard,
  type BargainChange,
  type BargainSettings,
  type BargainState,
  type BargainRound,
} from './toys/bargain'

const settings = (...rounds: readonly BargainRound[]): BargainSettings => ({
  game: 'bargain',
  name: 'toy',
  players: ['ann', 'bob', 'cat'].map((name) => ({ _id: name, name })),
  seed: 'seed',
  createdTimestamp: 0,
  rounds,
})
const nested: readonly Answer[] = [
  { actor: 'ann', title: 'First', selection: ['two'] },
  { actor: 'bob', title: 'Second', selection: [{ title: 'take', selection: [3] }] },
]
/** A game in the middle of a step, as it is read from a store. */
function begun(): BargainState {
  const first = start(bargain, settings('nested', 'race')).position
  const { state } = nested.reduce((at, reply) => advance(bargain, at, reply).position, first)
  return JSON.parse(JSON.stringify(state)) as BargainState
}

const FRESH: BargainBoard = { random: seeded(''), rounds: [], at: 0, coins: {}, over: false }
/** A step that asks twice, in words of its caller's. */
const reworded = (title: string, second: string) =>
  scripted<BargainBoard, BargainChange, BargainSettings>({
    begin: () => FRESH,
    reduce: (board) => board,
    bars: () => false,
    over: () => false,
    *step() {
      const choices = [{ title: 'group', id: 'g', choices: ['the first', second] }]
      const [picked] = yield* ask({ actor: 'ann', kind: 'which', title, choices })
      const place = picked?.inside?.[0]?.index
      yield* ask({ actor: 'ann', kind: 'then', title: `And then after place ${place}?`, choices: ['a', 'b'] })
    },
  })

describe('a game that is opened in the middle of a step', () => {
  it('fails loudly where its rules no longer take an answer that they took once', () => {
    const state = begun()
    const [firstAnswer, ...rest] = state.answers
    if (firstAnswer === undefined) throw new Error('nothing was stored')
    for (const changed of [
      { ...firstAnswer, kind: 'a question of before' },
      { ...firstAnswer, id: '7.0' },
      { ...firstAnswer, actor: 'bob' },
      { ...firstAnswer, picked: [{ at: 2 }] },
      { ...firstAnswer, picked: [{ at: 1, about: 'a thing of before' }] },
      { ...firstAnswer, picked: [{ at: 1, inside: [{ at: 0 }] }] },
      { ...firstAnswer, picked: [] },
      { actor: 'ann', title: 'A question of before', selection: ['two'] },
      { actor: 'ann', title: 'First', selection: ['a choice of before'] },
    ]) {
      const stored = { ...state, answers: [changed, ...rest] }
      expect(() => bargain.pending(stored)).toThrow(RulesBug)
      expect(() => bargain.pending(stored)).toThrow('the rules have changed under a running step')
    }
  })
  it('continues after its questions and choices were reworded', () => {
    const before = reworded('Which?', 'the second')
    const after = reworded('Take which of them?', 'number two')
    const selection = [{ title: 'group', selection: ['the second'] }]
    const reply = { actor: 'ann', title: 'Which?', selection }
    const fresh = before.startFrom(settings(), FRESH).state
    const { state } = before.apply(fresh, matchAnswer(requestFor(before.pending(fresh), reply), reply))
    const stored = JSON.parse(JSON.stringify(state)) as typeof state
    expect(JSON.stringify(stored.answers)).not.toMatch(/which\?|second|group/i)
    expect(after.pending(stored).map(({ title }) => title)).toEqual(['And then after place 1?'])
  })
  it('continues from answers that were stored as titles', () => {
    const state = begun()
    expect(bargain.pending({ ...state, answers: nested })).toEqual(bargain.pending(state))
  })
})
