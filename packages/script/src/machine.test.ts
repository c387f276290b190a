import {
  advance,
  type Answer,
  type Pick,
  type Position,
  Refusal,
  replay,
  RulesBug,
  start,
  StaleAnswer,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { bargain, type BargainSettings, type BargainState, type BargainRound } from './toys/bargain'

type BargainPosition = Position<BargainState>
const settings = (rounds: readonly BargainRound[]): BargainSettings => ({
  game: 'bargain',
  name: 'toy',
  players: ['ann', 'bob', 'cat'].map((name) => ({ _id: name, name })),
  seed: 'seed',
  createdTimestamp: 0,
  rounds,
})
const begin = (...rounds: readonly BargainRound[]): BargainPosition =>
  start(bargain, settings(rounds)).position
const answer = (actor: string, title: string, ...selection: readonly Pick[]): Answer => ({
  actor,
  title,
  selection,
})
const play = (at: BargainPosition, ...answers: readonly Answer[]): BargainPosition =>
  answers.reduce((position, reply) => advance(bargain, position, reply).position, at)
const cold = (at: BargainPosition): BargainPosition => ({
  ...at,
  state: JSON.parse(JSON.stringify(at.state)) as BargainState,
})
const coins = (at: BargainPosition) => bargain.boardOf(at.state).coins
const titles = (at: BargainPosition) =>
  bargain.pending(at.state).map(({ actor, title }) => `${actor}: ${title}`)

const take = (count: number): Pick => ({ title: 'take', selection: [count] })
const nested = [
  answer('ann', 'First', 'two'),
  answer('bob', 'Second', take(3)),
  answer('cat', 'Second', take(2)),
]

describe('a step with questions in the middle of an effect', () => {
  it('continues where it was interrupted', () => {
    const at = begin('nested', 'idle', 'race')
    expect(titles(at)).toEqual(['ann: First'])
    expect(coins(at)).toEqual({ ann: 1 })
    expect(coins(play(at, ...nested))).toEqual({ ann: 2, bob: 3, cat: 2 })
    expect(titles(play(at, ...nested))).toHaveLength(3)
  })
  it('resumes identically from JSON at each question', () => {
    let warm = begin('nested', 'bids')
    let fresh = warm
    const bids = ['cat', 'ann', 'bob'].map((actor) => answer(actor, 'Bid', 2))
    for (const reply of [...nested, ...bids]) {
      fresh = cold(fresh)
      expect(bargain.pending(fresh.state)).toEqual(bargain.pending(warm.state))
      expect(bargain.boardOf(fresh.state)).toEqual(bargain.boardOf(warm.state))
      const warmer = advance(bargain, warm, reply)
      const colder = advance(bargain, fresh, reply)
      expect(colder).toEqual(warmer)
      warm = warmer.position
      fresh = colder.position
    }
  })
  it('shows its present board without running a rule', () => {
    const [first, second] = nested
    const asked = first && second && play(begin('nested', 'race'), first, second)
    if (asked === undefined) throw new Error('nothing was answered')
    const stored = cold(asked).state
    expect(stored.board.coins).toEqual({})
    expect(coins(asked)).toEqual({ ann: 2, bob: 3 })
    // Answers that fit no question of the step: whoever ran it again would find out.
    const unplayable = { ...stored, answers: [{ actor: 'ann', title: 'Nothing', selection: [] }] }
    expect(bargain.boardOf(unplayable)).toEqual(bargain.boardOf(asked.state))
    expect(() => bargain.pending(unplayable)).toThrow(RulesBug)
  })
  it('runs the step of a state that was stored before the present board was', () => {
    const at = cold(play(begin('nested', 'race'), ...nested.slice(0, 1)))
    const { changed, ...before } = at.state
    expect(changed).toBeDefined()
    expect(bargain.boardOf(before)).toEqual(bargain.boardOf(at.state))
  })
  it('leaves the state it was given valid: it can be answered again, differently', () => {
    const first = begin('nested', 'race')
    const second = play(first, answer('ann', 'First', 'one'))
    const stored = JSON.stringify(first.state)
    expect(coins(play(first, answer('ann', 'First', 'two')))).toEqual({ ann: 2 })
    expect(coins(second)).toEqual({ ann: 1 })
    expect(coins(play(second, ...nested.slice(1)))).toEqual({ ann: 1, bob: 3, cat: 2 })
    expect(coins(play(second, answer('bob', 'Second', take(2))))).toEqual({ ann: 1, bob: 2 })
    expect(JSON.stringify(first.state)).toBe(stored)
  })
  it('keeps of finished steps the board and not the answers', () => {
    const at = play(begin('nested', 'bids'), ...nested)
    expect(at.state.answers).toEqual([])
    expect(at.state.count).toBe(3)
    expect(at.state.board.coins).toEqual({ ann: 2, bob: 3, cat: 2 })
  })
  it('writes log and news of one answer only, indented inside', () => {
    const first = begin('nested', 'race')
    const { step } = advance(bargain, cold(first), answer('ann', 'First', 'two'))
    expect(step.log.map(({ args }) => args.count?.value)).toEqual([1])
    expect(step.state.news).toEqual([{ kind: 'coins', seat: 'ann', by: 1 }])
    const { step: next } = advance(
      bargain,
      play(first, nested[0] ?? answer('', '')),
      answer('bob', 'Second', take(3)),
    )
    expect(next.log.map(({ indent }) => indent)).toEqual([1])
  })
})

describe('simultaneous questions', () => {
  it('take effect together, in seat order, whatever the order of the answers', () => {
    const at = begin('bids', 'race')
    expect(bargain.pace(at.state)).toBe('all')
    const some = play(at, answer('cat', 'Bid', 2), answer('ann', 'Bid', 1))
    expect(titles(some)).toEqual(['bob: Bid'])
    expect(coins(some)).toEqual({})
    const { step } = advance(bargain, cold(some), answer('bob', 'Bid', 0))
    expect(step.log.map(({ args }) => args.player?.value)).toEqual(['ann', 'bob', 'cat'])
    const orders = [
      ['ann', 'bob', 'cat'],
      ['cat', 'bob', 'ann'],
    ].map((actors) => play(at, ...actors.map((actor) => answer(actor, 'Bid', 2))))
    expect(orders[0]?.state).toEqual(orders[1]?.state)
  })
  it('keep their request while others answer', () => {
    const at = begin('bids')
    const id = bargain.pending(at.state).find(({ actor }) => actor === 'bob')?.id
    const later = play(at, answer('ann', 'Bid', 1))
    expect(bargain.pending(later.state)[0]?.id).toBe(id)
    expect(() => play(later, answer('ann', 'Bid', 2))).toThrow(StaleAnswer)
  })
})

it('the first answer to an any-player request counts', () => {
  const at = begin('race', 'race')
  expect(titles(at)).toEqual(['ann: Grab', 'bob: Grab', 'cat: Grab'])
  expect(bargain.pace(at.state)).toBe('any')
  const next = play(at, answer('bob', 'Grab', 'mine'))
  expect(coins(next)).toEqual({ bob: 10 })
  expect(bargain.pending(next.state)[1]?.id).not.toBe(bargain.pending(at.state)[1]?.id)
})

describe('a free-form answer', () => {
  it('reaches the rule as it was sent, once it was checked', () => {
    const at = begin('map')
    expect(bargain.pending(at.state)[0]).toMatchObject({ choices: '__UNSPECIFIED__', min: 1, max: 1 })
    expect(coins(play(at, answer('ann', 'Click', { x: 4 })))).toEqual({ ann: 4 })
    expect(() => play(at, answer('ann', 'Click', 'x'))).toThrow('Click on the map.')
    expect(coins(play(at, answer('ann', 'Click', { x: 5 })))).toEqual({ ann: 5 })
  })
})

describe('forced choices', () => {
  it('answer themselves and are not stored; groups, secret and optional ones are asked', () => {
    const at = begin('forced', 'race')
    expect(titles(at)).toEqual(['ann: May'])
    expect(coins(at)).toEqual({ ann: 20 })
    const secret = play(at, answer('ann', 'May'))
    expect(titles(secret)).toEqual(['ann: Secret'])
    const group = play(secret, answer('ann', 'Secret', 'a'))
    expect(titles(group)).toEqual(['ann: Group'])
    expect(group.state.answers).toHaveLength(2)
    expect(titles(cold(group))).toEqual(['ann: Group'])
  })
})

describe('what bars undo', () => {
  it('is a reveal or a chance result, with the answer that led to it and no other', () => {
    const at = begin('reveal', 'race')
    const drawn = advance(bargain, at, answer('ann', 'Draw', 'draw'))
    expect(drawn.recorded.barsUndo).toBe(true)
    expect(
      advance(bargain, cold(drawn.position), answer('ann', 'Keep', 'keep')).recorded.barsUndo,
    ).toBeUndefined()
    expect(advance(bargain, begin('nested'), answer('ann', 'First', 'one')).recorded.barsUndo).toBeUndefined()
  })
  it('chance gives the same again from the same state', () => {
    const at = begin('reveal')
    const news = [at, cold(at)].map((position) => play(position, answer('ann', 'Draw', 'draw')).state.news)
    expect(news[0]).toEqual(news[1])
  })
})

describe('what is refused or broken', () => {
  it('a refused answer changes nothing', () => {
    const at = begin('refuses', 'race')
    const stored = JSON.stringify(at.state)
    for (const wrong of ['illegal', 'other'])
      expect(() => play(at, answer('ann', 'Legal', wrong))).toThrow(Refusal)
    expect(JSON.stringify(at.state)).toBe(stored)
    expect(coins(at)).toEqual({})
    expect(coins(play(at, answer('ann', 'Legal', 'legal')))).toEqual({ ann: 1 })
  })
  it('a verb that was made and never run is a bug', () => {
    expect(() => play(begin('forgets'), answer('ann', 'Sure', 'yes'))).toThrow(RulesBug)
  })
  it('an endless script without a question throws, and leaves the game unchanged', () => {
    const at = begin('endless')
    expect(() => play(at, answer('ann', 'Spin', 'for ever'))).toThrow(
      new RulesBug('the rules go on for ever without a question'),
    )
    expect(coins(play(at, answer('ann', 'Spin', 'once')))).toEqual({ ann: 1 })
  })
  it('an end in the middle of a step is an end', () => {
    const { outcome, position } = advance(bargain, begin('ends', 'race'), answer('ann', 'End', 'now'))
    expect(outcome).toEqual({ winners: ['ann'], reason: 'the end' })
    expect(bargain.pending(cold(position).state)).toEqual([])
    expect(() => play(position, answer('ann', 'End', 'now'))).toThrow(StaleAnswer)
  })
})

it('the history reproduces the game', () => {
  const rounds = ['nested', 'reveal', 'bids'] as const
  const answers = [
    ...nested,
    answer('ann', 'Draw', 'draw'),
    answer('ann', 'Keep', 'drop'),
    ...['bob', 'cat', 'ann'].map((actor) => answer(actor, 'Bid', 1)),
  ]
  expect(replay(bargain, settings(rounds), answers)).toEqual(play(begin(...rounds), ...answers))
})

describe('a question that also takes a direct act', () => {
  const act = (pick: Pick) => answer('ann', '__ALT_ACTION__', pick)
  it('says so, and is answered under its own title or that of acts', () => {
    const at = begin('direct', 'race')
    expect(bargain.pending(at.state)).toMatchObject([{ title: 'Menu', direct: true }])
    expect(coins(play(at, answer('ann', 'Menu', 'two')))).toEqual({ ann: 2 })
    expect(coins(play(at, answer('ann', 'Menu', { action: 'take', coins: 7 })))).toEqual({ ann: 7 })
    expect(coins(play(at, act({ action: 'take', coins: 7 })))).toEqual({ ann: 7 })
  })
  it('refuses what its rule refuses, and what is not an act under the title of acts', () => {
    const at = begin('direct', 'race')
    for (const pick of [{ action: 'steal', coins: 7 }, { action: 'take', coins: '7' }, 'two'])
      expect(() => play(at, act(pick))).toThrow(Refusal)
    expect(coins(at)).toEqual({})
  })
  it('takes no act where it does not say so', () => {
    expect(() => play(begin('nested'), act({ action: 'take', coins: 7 }))).toThrow(StaleAnswer)
  })
  it('is replayed from what was stored', () => {
    const answers = [act({ action: 'take', coins: 7 })]
    expect(replay(bargain, settings(['direct', 'race']), answers).state).toEqual(
      play(begin('direct', 'race'), ...answers).state,
    )
  })
})
