import { type GameRules, type GameSettings, Refusal, seeded, type RandomState } from '@parlour/kernel'
import {
  ask,
  askAll,
  askAny,
  askFreely,
  askOrAct,
  type ScriptEffect,
  type Run,
  type Script,
  scripted,
  type ScriptState,
} from '../index'

/** A toy game that uses every way of asking: one kind of round per letter of its settings. */
export interface BargainSettings extends GameSettings {
  readonly rounds: readonly BargainRound[]
}
export type BargainRound =
  | 'nested'
  | 'bids'
  | 'race'
  | 'map'
  | 'direct'
  | 'reveal'
  | 'forced'
  | 'forgets'
  | 'refuses'
  | 'ends'
  | 'idle'
  | 'endless'

export interface BargainBoard {
  readonly random: RandomState
  readonly rounds: readonly BargainRound[]
  readonly at: number
  readonly coins: Readonly<Record<string, number>>
  readonly over: boolean
}
export type BargainChange =
  | { readonly kind: 'coins'; readonly seat: string; readonly by: number }
  | { readonly kind: 'revealed'; readonly card: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'over' }

type BargainRun = Run<BargainBoard, BargainChange>
export type BargainState = ScriptState<BargainBoard, BargainChange, BargainSettings>

const SEATS = ['ann', 'bob', 'cat']

function reduce(board: BargainBoard, change: BargainChange): BargainBoard {
  switch (change.kind) {
    case 'coins':
      return {
        ...board,
        coins: { ...board.coins, [change.seat]: (board.coins[change.seat] ?? 0) + change.by },
      }
    case 'next':
      return { ...board, at: board.at + 1 }
    case 'over':
      return { ...board, over: true }
    case 'revealed':
      return board
  }
}

const gain = (run: BargainRun, seat: string, by: number): ScriptEffect<number> =>
  run.effect(`${seat} gains ${by}`, function* () {
    run.change({ kind: 'coins', seat, by })
    run.log('{player} gains {count}', { player: seat, count: by })
    return by
  })

const ROUNDS: Readonly<Record<BargainRound, (run: BargainRun) => Script>> = {
  *nested(run) {
    yield* gain(run, 'ann', 1)
    const [picked] = yield* ask({ actor: 'ann', kind: 'first', title: 'First', choices: ['one', 'two'] })
    yield* gain(run, 'ann', picked?.index ?? 0)
    for (const actor of ['bob', 'cat']) {
      const [group] = yield* ask({
        actor,
        kind: 'second',
        title: 'Second',
        choices: [
          { title: 'take', choices: [2, 3], min: 0 },
          { title: 'leave', choices: [], min: 0 },
        ],
      })
      yield* run.indented(gain(run, actor, 2 + (group?.inside?.[0]?.index ?? 0)))
    }
  },
  *bids(run) {
    const bids = yield* askAll(
      SEATS.map((actor) => ({ actor, kind: 'bid', title: 'Bid', choices: [0, 1, 2] })),
    )
    for (const { actor, chosen } of bids) yield* gain(run, actor, chosen[0]?.index ?? 0)
  },
  *race(run) {
    const first = yield* askAny(
      SEATS.map((actor) => ({ actor, kind: 'grab', title: 'Grab', choices: ['mine'] })),
    )
    yield* gain(run, first.actor, 10)
  },
  *map(run) {
    const [click] = yield* askFreely({
      actor: 'ann',
      kind: 'click',
      title: 'Click',
      choices: '__UNSPECIFIED__',
      check([pick]) {
        if (typeof pick !== 'object' || typeof pick.x !== 'number') throw new Refusal('Click on the map.')
      },
    })
    yield* gain(run, 'ann', typeof click === 'object' && typeof click.x === 'number' ? click.x : 0)
  },
  *direct(run) {
    const { chosen, selection } = yield* askOrAct({
      actor: 'ann',
      kind: 'menu',
      title: 'Menu',
      choices: ['one', 'two'],
      direct({ action, coins }) {
        if (action !== 'take' || typeof coins !== 'number') throw new Refusal('Take coins.')
      },
    })
    const [act] = selection
    const taken = typeof act === 'object' && typeof act.coins === 'number' ? act.coins : undefined
    yield* gain(run, 'ann', taken ?? (chosen[0]?.index ?? 0) + 1)
  },
  *reveal(run) {
    yield* ask({ actor: 'ann', kind: 'draw', title: 'Draw', choices: ['draw', 'pass'] })
    run.change({ kind: 'revealed', card: run.chance((random) => random.below(52)) })
    yield* ask({ actor: 'ann', kind: 'keep', title: 'Keep', choices: ['keep', 'drop'] })
  },
  *forced(run) {
    const all = yield* ask({
      actor: 'ann',
      kind: 'two-of-two',
      title: 'Two of two',
      choices: ['a', 'b'],
      count: 2,
    })
    const none = yield* ask({ actor: 'ann', kind: 'none', title: 'None', choices: [] })
    yield* gain(run, 'ann', all.length * 10 + none.length)
    yield* ask({ actor: 'ann', kind: 'may', title: 'May', choices: ['a'], min: 0, max: 1 })
    yield* ask({ actor: 'ann', kind: 'secret', title: 'Secret', choices: ['a'], noAutoRespond: true })
    yield* ask({ actor: 'ann', kind: 'group', title: 'Group', choices: [{ title: 'g', choices: ['a'] }] })
  },
  *forgets(run) {
    yield* ask({ actor: 'ann', kind: 'sure', title: 'Sure', choices: ['yes', 'no'] })
    const lost = gain(run, 'ann', 1)
    run.log('{label} is forgotten', { label: lost.label })
  },
  *refuses(run) {
    const [pick] = yield* ask({ actor: 'ann', kind: 'legal', title: 'Legal', choices: ['legal', 'illegal'] })
    yield* gain(run, 'ann', 1)
    if (pick?.index === 1) throw new Refusal('Not that one.')
  },
  *ends(run) {
    yield* ask({ actor: 'ann', kind: 'end', title: 'End', choices: ['now', 'later'] })
    const late = gain(run, 'bob', 1)
    run.log('{label} comes too late', { label: late.label })
    run.change({ kind: 'over' })
    run.stop()
  },
  *idle() {},
  *endless(run) {
    const [pick] = yield* ask({ actor: 'ann', kind: 'spin', title: 'Spin', choices: ['once', 'for ever'] })
    do yield* gain(run, 'ann', 1)
    while (pick?.index === 1)
  },
}

const machine = scripted<BargainBoard, BargainChange, BargainSettings>({
  begin: (settings) => ({
    random: seeded(settings.seed),
    rounds: settings.rounds,
    at: 0,
    coins: {},
    over: false,
  }),
  reduce,
  bars: (change) => change.kind === 'revealed',
  over: ({ over, at, rounds }) => over || at >= rounds.length,
  *step(run) {
    const round = run.board.rounds[run.board.at]
    if (round !== undefined) yield* ROUNDS[round](run)
    run.change({ kind: 'next' })
  },
})

export const bargain: GameRules<BargainState, BargainBoard, BargainSettings> & typeof machine = {
  ...machine,
  kind: 'bargain',
  version: 1,
  outcome: (state) =>
    machine.pending(state).length === 0 ? { winners: ['ann'], reason: 'the end' } : undefined,
  view: (state) => machine.boardOf(state),
  openSettings: () => ({}),
  showsAnswer: () => true,
}
