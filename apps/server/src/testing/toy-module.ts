import {
  type AnyRules,
  type GameRules,
  type GameSettings,
  type GameState,
  logLine,
  type Request,
} from '@parlour/kernel'
import type { GameKind } from '@parlour/protocol'
import type { GameModule } from '../games/module'
import { registeredGames } from '../games/registry'

/** A game of two for tests: in turn each adds 1, 2 or 3, up to ten; a 3 reveals something. Then both bid in secret. */
interface ToyState extends GameState<GameSettings> {
  readonly total: number
  readonly turn: number
  readonly bids: Readonly<Record<string, string>>
}

const GOAL = 10

function pending({ settings, total, turn, bids }: ToyState): readonly Request[] {
  const names = settings.players.map((player) => player.name)
  if (total < GOAL) {
    const actor = names[turn % names.length] ?? ''
    return [{ id: `${turn}`, actor, kind: 'add', title: 'Add', choices: ['1', '2', '3'], min: 1, max: 1 }]
  }
  const missing = Object.keys(bids).length < names.length ? names.filter((name) => !(name in bids)) : []
  return missing.map((actor) => ({
    id: `bid ${actor}`,
    actor,
    kind: 'bid',
    title: 'Bid',
    choices: ['low', 'high'],
    min: 1,
    max: 1,
  }))
}

const isOver = (state: ToyState) => pending(state).length === 0

const rules: GameRules<ToyState, object, GameSettings> = {
  kind: 'Innovation: Ultimate',
  version: 1,
  setup: (settings) => ({ state: { settings, total: 0, turn: 0, bids: {} }, log: [logLine('It begins')] }),
  pending,
  pace: (state) => (state.total < GOAL ? 'one' : 'all'),
  apply: (
    state,
    {
      request,
      answer: {
        actor,
        selection: [pick],
      },
    },
  ) => {
    if (request.kind === 'bid')
      return {
        state: { ...state, bids: { ...state.bids, [actor]: pick === 'high' ? 'high' : 'low' } },
        log: [],
      }
    const total = state.total + Number(pick)
    // The same player goes on after a 1.
    const turn = pick === '1' ? state.turn : state.turn + 1
    const log = [logLine('{player} makes it {total}', { player: actor, total })]
    return { state: { ...state, total, turn }, log, ...(pick === '3' ? { barsUndo: true } : {}) }
  },
  outcome: (state) =>
    isOver(state) ? { winners: [state.settings.players[0]?.name ?? ''], reason: 'the bids' } : undefined,
  view: (state, { seat }) => ({
    total: state.total,
    bid: seat === undefined ? null : (state.bids[seat] ?? null),
    bids: isOver(state) ? state.bids : null,
  }),
  openSettings: () => ({}),
  showsAnswer: (state, answer, { seat }) => answer.kind !== 'bid' || seat === answer.actor || isOver(state),
  stats: () => ({ meldedBy: { Wheel: 'ann', Oars: 'bob' } }),
}

/** A module to register under a kind, for tests of what drafts do not have: turns, undo, secret simultaneous answers, figures. */
export function toyModule(kind: GameKind): GameModule {
  const registered = registeredGames.get(kind)
  if (registered === undefined) throw new Error(`there is no game '${kind}' whose place the toy could take`)
  return {
    ...registered,
    play: {
      rules: { ...rules, kind } as AnyRules,
      settings: async (_tx, { name, seed, now, players }) => ({
        game: kind,
        name,
        players: players.map(({ _id, name: seat }) => ({ _id, name: seat })),
        seed,
        createdTimestamp: now,
        ...(name === 'strict' ? { friendly: false } : {}),
      }),
      effect: async () => undefined,
      withdrawn: async () => undefined,
      ended: async () => undefined,
      rematchOptions: () => ({}),
      adopt: async (_tx, settings) => settings,
    },
  }
}
