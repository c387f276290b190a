import { describe, expect, it } from 'vitest'
import { advance, replay, requestFor, StaleAnswer, start, takeBack } from './position'
import { Refusal, RulesBug } from './refusal'
import type { Answer } from './request'
import type { GameRules, GameSettings, GameState, Pace } from './rules'
import { undoResult } from './undo'

/** A toy whose script says who is asked next, at which pace, until it is over. */
interface ToySettings extends GameSettings {
  readonly script: readonly { readonly pace: Pace; readonly actors: readonly string[] }[]
}
interface ToyState extends GameState<ToySettings> {
  readonly at: number
  readonly answered: readonly string[]
}

const settings = (script: ToySettings['script']): ToySettings => ({
  game: 'toy',
  name: 'toy',
  players: [],
  seed: 's',
  createdTimestamp: 0,
  script,
})
const rules: GameRules<ToyState, unknown, ToySettings> = {
  kind: 'toy',
  version: 1,
  setup: (toy) => ({ state: { settings: toy, at: 0, answered: [] }, log: [] }),
  pending(state) {
    const phase = state.settings.script[state.at]
    const open = (phase?.actors ?? []).filter(
      (actor) => phase?.pace === 'any' || !state.answered.includes(actor),
    )
    return open.map((actor) => ({
      id: `${state.at}`,
      actor,
      kind: 'go',
      title: 'Go',
      choices: ['on', 'stay'],
      min: 1,
      max: 1,
    }))
  },
  pace: (state) => state.settings.script[state.at]?.pace ?? 'one',
  apply(state, { answer: { actor, selection } }) {
    const phase = state.settings.script[state.at]
    const answered = [...state.answered, actor]
    const complete =
      phase?.pace === 'any' ? selection[0] === 'on' : phase?.actors.every((name) => answered.includes(name))
    if (complete === true)
      return { state: { ...state, at: state.at + 1, answered: [] }, log: [], barsUndo: true }
    return { state: { ...state, answered }, log: [] }
  },
  outcome: (state) =>
    state.at >= state.settings.script.length ? { winners: ['ann'], reason: 'the end' } : undefined,
  view: () => ({}),
  openSettings: () => ({}),
  showsAnswer: () => true,
}
const go = (actor: string, pick = 'on'): Answer => ({ actor, title: 'Go', selection: [pick] })

function branches(script: ToySettings['script'], answers: readonly Answer[]): readonly number[] {
  let { position } = start(rules, settings(script))
  return answers.map((answer) => {
    position = advance(rules, position, answer).position
    return position.branchId
  })
}

describe('the branch number (rules: hub 7)', () => {
  const one = (...actors: readonly string[]) => ({ pace: 'one', actors }) as const
  it('grows when somebody starts waiting, not while the same seat goes on', () => {
    expect(
      branches([one('ann'), one('ann'), one('bob'), one('ann')], [go('ann'), go('ann'), go('bob')]),
    ).toEqual([0, 1, 2])
  })
  it('grows when the game ends', () => {
    expect(branches([one('ann')], [go('ann')])).toEqual([1])
  })
  it('stays while simultaneous answers come in and grows when they are all there', () => {
    const phase = { pace: 'all', actors: ['ann', 'bob', 'cat'] } as const
    expect(branches([phase, one('cat')], [go('bob'), go('ann'), go('cat')])).toEqual([0, 0, 1])
  })
  it('stays inside an any-player phase and grows when it is left', () => {
    const phase = { pace: 'any', actors: ['ann', 'bob'] } as const
    const answers = [go('bob', 'stay'), go('ann', 'stay'), go('bob')]
    expect(branches([phase, one('ann')], answers)).toEqual([0, 0, 1])
  })
})

describe('an answer', () => {
  const first = start(
    rules,
    settings([
      { pace: 'one', actors: ['ann'] },
      { pace: 'one', actors: ['bob'] },
    ]),
  ).position
  it('is refused from somebody who is not asked, for another title, or for a request that is gone', () => {
    expect(() => advance(rules, first, go('bob'))).toThrow(StaleAnswer)
    expect(() => advance(rules, first, { ...go('ann'), title: 'Come' })).toThrow(StaleAnswer)
    expect(() => advance(rules, first, { ...go('ann'), requestId: '7' })).toThrow(StaleAnswer)
  })
  it('is refused when it does not match the choices', () => {
    expect(() => advance(rules, first, go('ann', 'away'))).toThrow(Refusal)
    expect(() => advance(rules, first, { ...go('ann'), selection: [] })).toThrow(Refusal)
  })
  it('is recorded with its number and what it bars, and leaves the position before valid', () => {
    const { recorded, position } = advance(rules, first, { ...go('ann'), requestId: '0' })
    expect(recorded).toEqual({
      seq: 1,
      actor: 'ann',
      kind: 'go',
      title: 'Go',
      selection: ['on'],
      isUserResponse: true,
      barsUndo: true,
    })
    expect(position.seq).toBe(1)
    expect(advance(rules, first, go('ann')).position).toEqual(position)
  })
  it('may leave something to be answered that nobody is waited for', () => {
    const optional = {
      ...go('ann'),
      id: 'more',
      kind: 'more',
      choices: ['on'],
      min: 1,
      max: 1,
      optional: true,
    }
    const over = {
      ...rules,
      pending: (state: ToyState) => (state.at === 1 ? [optional] : rules.pending(state)),
      outcome: (state: ToyState) => (state.at === 1 ? { winners: ['ann'], reason: 'all' } : undefined),
    }
    expect(advance(over, first, go('ann')).outcome).toMatchObject({ winners: ['ann'] })
    const stuck = { ...over, outcome: () => undefined }
    expect(() => advance(stuck, first, go('ann'))).toThrow(RulesBug)
  })
  it('that leaves a game neither over nor asking is a bug', () => {
    const stuck = { ...rules, pending: (state: ToyState) => (state.at === 1 ? [] : rules.pending(state)) }
    expect(() => advance(stuck, first, go('ann'))).toThrow(RulesBug)
  })
})

it('a replay of the answers leads to the same position', () => {
  const toy = settings([
    { pace: 'all', actors: ['ann', 'bob'] },
    { pace: 'one', actors: ['bob'] },
  ])
  const answers = [go('bob'), go('ann'), go('bob', 'stay')]
  let { position } = start(rules, toy)
  for (const answer of answers) position = advance(rules, position, answer).position
  expect(replay(rules, toy, answers)).toEqual(position)
})

describe('undo', () => {
  const last = (more: object) => [
    { seq: 1, actor: 'ann', kind: 'go', title: 'Go', selection: [], isUserResponse: true, ...more } as const,
  ]
  it.each([
    [[], 'ann', false, '__NO_MORE_ACTIONS__'],
    [last({}), 'ann', false, '__SUCCESS__'],
    [last({}), 'bob', false, '__NO_UNDO__'],
    [last({ barsUndo: true }), 'ann', false, '__NO_UNDO__'],
    [last({ barsUndo: true }), 'ann', true, '__SUCCESS__'],
    [last({ noUndo: true }), 'ann', true, '__NO_UNDO__'],
  ] as const)('of %j by %s (friendly %s) is %s', (...[history, actor, friendly, result]) => {
    expect(undoResult(history, actor, friendly)).toBe(result)
  })
})

describe('taking back', () => {
  const toy = settings([{ pace: 'one', actors: ['ann'] }])
  const first = start(rules, toy).position
  const wish = { history: [], actor: 'ann', friendly: false }
  it('follows the rule of all games unless the game has one of its own', () => {
    expect(takeBack(rules, first, wish)).toBe('__NO_MORE_ACTIONS__')
    expect(takeBack({ ...rules, undo: () => '__NO_UNDO__' }, first, wish)).toBe('__NO_UNDO__')
  })
  it('of a game with a way of its own is a step forward, kept and replayed like an answer', () => {
    const shared: typeof rules = {
      ...rules,
      undo: (state) => ({ state: { ...state, at: 0, answered: ['back'] }, log: [], barsUndo: true }),
    }
    const back = takeBack(shared, first, wish)
    if (typeof back === 'string') throw new Error(back)
    expect(back.recorded).toMatchObject({ seq: 1, actor: 'ann', title: '__UNDO__', barsUndo: true })
    expect(back.position.state.answered).toEqual(['back'])
    expect(replay(shared, toy, [back.recorded])).toEqual(back.position)
  })
})

describe('of two requests of a seat with the same title', () => {
  const question = { actor: 'ann', kind: 'go', title: 'Go', choices: ['on'], min: 1, max: 1 }
  const pending = ['first', 'second'].map((id) => ({ ...question, id }))
  it('the id tells which is meant', () => {
    expect(requestFor(pending, { ...go('ann'), requestId: 'second' }).id).toBe('second')
    expect(requestFor(pending, go('ann')).id).toBe('first')
    expect(() => requestFor(pending, { ...go('ann'), requestId: 'third' })).toThrow(StaleAnswer)
  })
})
