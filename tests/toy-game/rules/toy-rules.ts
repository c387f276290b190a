import {
  type Bot,
  defined,
  type GameRules,
  type GameSettings,
  type GameState,
  logLine,
  type MatchedAnswer,
  openSeat,
  type Request,
  type Step,
} from '@parlour/kernel'
import { profile } from './facts/profile'

/** What may be added, and what may be bid: the choices in their order. */
const ADDED = [1, 2, 3]
const BIDS = ['low', 'high'] as const
type Bid = (typeof BIDS)[number]

export interface ToySettings extends GameSettings {
  readonly goal: number
}

export interface SampleState extends GameState<ToySettings> {
  readonly total: number
  readonly turn: number
  readonly bids: Readonly<Record<string, Bid>>
}

/** What one player may know. */
export interface SampleView {
  readonly total: number
  readonly goal: number
  /** The viewer's own bid. */
  readonly bid: string | null
  /** After the end. */
  readonly bids: Readonly<Record<string, string>> | null
}

function pending({ settings, total, turn, bids }: SampleState): readonly Request[] {
  const names = settings.players.map(({ name }) => name)
  if (total < settings.goal) {
    const actor = names[turn % names.length] ?? ''
    return [{ id: `${turn}`, actor, kind: 'add', title: 'Add', choices: ADDED, min: 1, max: 1 }]
  }
  const isOpen = Object.keys(bids).length < names.length
  const missing = isOpen ? names.filter((name) => !(name in bids)) : []
  return missing.map((actor) => ({
    id: `bid ${actor}`,
    actor,
    kind: 'bid',
    title: 'Bid',
    choices: BIDS,
    min: 1,
    max: 1,
  }))
}

const isOver = (state: SampleState): boolean => pending(state).length === 0

function apply(state: SampleState, { request, answer, chosen: [choice] }: MatchedAnswer): Step<SampleState> {
  const { actor } = answer
  const at = choice?.index ?? 0
  if (request.kind === 'bid')
    return { state: { ...state, bids: { ...state.bids, [actor]: BIDS[at] ?? 'low' } }, log: [] }
  const added = ADDED[at] ?? 0
  const total = state.total + added
  // The same player goes on after a 1.
  const turn = added === 1 ? state.turn : state.turn + 1
  const log = [logLine('{player} makes it {total}', { player: actor, total })]
  return { state: { ...state, total, turn }, log, ...(added === 3 ? { barsUndo: true } : {}) }
}

const timid: Bot<SampleView> = ({ request }) => [request.kind === 'bid' ? 'low' : '1']

/**
 * In turn each adds 1, 2 or 3, up to the goal; a 3 reveals something. Then all bid in secret, and the first
 * seat wins.
 */
export const toyRules: GameRules<SampleState, SampleView, ToySettings> = {
  kind: profile.kind,
  version: 1,
  setup: (settings) => ({ state: { settings, total: 0, turn: 0, bids: {} }, log: [logLine('It begins')] }),
  pending,
  pace: ({ total, settings }) => (total < settings.goal ? 'one' : 'all'),
  apply,
  outcome: (state) =>
    isOver(state) ? { winners: [state.settings.players[0]?.name ?? ''], reason: 'the bids' } : undefined,
  view: (state, { seat }) => ({
    total: state.total,
    goal: state.settings.goal,
    bid: seat === undefined ? null : (state.bids[seat] ?? null),
    bids: isOver(state) ? state.bids : null,
  }),
  openSettings: ({ game, name, players, createdTimestamp, friendly, goal }) => ({
    game,
    name,
    players: players.map(openSeat),
    createdTimestamp,
    goal,
    ...defined({ friendly }),
  }),
  showsAnswer: (state, answer, { seat }) => answer.kind !== 'bid' || seat === answer.actor || isOver(state),
  bots: { timid },
  stats: ({ total }) => ({ total }),
  story: {
    unit: 'round',
    courses: [{ title: 'total', one: 'point', many: 'points' }],
    smallestSwing: 1,
    seats: ({ settings }) => settings.players.map(({ name }) => name),
    standing: ({ settings: { players }, turn, total }) => ({
      round: Math.floor(turn / players.length) + 1,
      turn,
      player: players[turn % players.length]?.name ?? '',
      values: [players.map(() => total)],
      worth: players.map((_, seat) => (seat === turn % players.length ? total : 0)),
    }),
    ending: ({ settings }) => ({
      winners: [settings.players[0]?.name ?? ''],
      words: 'won by the bids',
      why: `The goal was ${settings.goal}.`,
    }),
    figures: ({ state }) => [
      { title: 'bid', values: state.settings.players.map(({ name }) => state.bids[name] ?? '') },
    ],
  },
}
