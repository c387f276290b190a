import {
  type GameRules,
  type GameSettings,
  type GameState,
  type JsonObject,
  logLine,
  type MatchedAnswer,
  Refusal,
  type Request,
  type Step,
} from '@parlour/kernel'
import { listAt, objectAt, playersAt, textsAt } from './position'
import { openTable, type Table, type TableOptions } from './table'
import type { TableGame } from './table-game'

/**
 * A game small enough to prove the test language with: in turn, play a card of a secret hand, or throw some
 * away.
 */
export interface ToyState extends GameState<GameSettings> {
  readonly turn: string
  readonly hands: Readonly<Record<string, readonly string[]>>
  readonly table: readonly string[]
  readonly thrown: readonly string[]
}
export interface ToyView {
  readonly hand: readonly string[]
  readonly table: readonly string[]
  readonly hands: Readonly<Record<string, number>>
}
export type ToyGame = TableGame<ToyState, ToyView, GameSettings>

function pending(state: ToyState): readonly Request[] {
  const hand = state.hands[state.turn] ?? []
  if (hand.length === 0) return []
  const choices = [
    { title: 'Play', kind: 'play', choices: hand, min: 0, max: 1 },
    { title: 'Throw', kind: 'throw', choices: hand, min: Math.min(2, hand.length), max: hand.length },
  ]
  return [
    {
      id: `${state.turn}:${hand.length}`,
      actor: state.turn,
      kind: 'action',
      title: 'Choose Action',
      choices,
      min: 1,
      max: 1,
    },
  ]
}

function apply(state: ToyState, { answer, chosen: [group] }: MatchedAnswer): Step<ToyState> {
  const own = state.hands[answer.actor] ?? []
  const cards = (group?.inside ?? []).flatMap(({ index }) => own[index] ?? [])
  if (cards.includes('Stuck')) throw new Refusal('Stuck stays.')
  const actors = state.settings.players.map(({ name }) => name)
  const hand = own.filter((card) => !cards.includes(card))
  const pile = group?.kind === 'play' ? 'table' : 'thrown'
  const seenBy = pile === 'table' ? actors : [answer.actor]
  const card = { value: cards.join(' and '), instead: 'cards', seenBy }
  return {
    state: {
      ...state,
      hands: { ...state.hands, [answer.actor]: hand },
      turn: actors[(actors.indexOf(answer.actor) + 1) % actors.length] ?? '',
      [pile]: [...state[pile], ...cards],
    },
    log: [
      logLine(pile === 'table' ? '{player} plays {card}' : '{player} throws {card}', {
        player: answer.actor,
        card,
      }),
    ],
    ...(pile === 'thrown' ? { barsUndo: true } : {}),
  }
}

export const toyRules: GameRules<ToyState, ToyView, GameSettings> = {
  kind: 'Toy',
  version: 1,
  setup: (settings) => ({ state: { settings, turn: '', hands: {}, table: [], thrown: [] }, log: [] }),
  pending,
  pace: () => 'one',
  apply,
  outcome: (state) =>
    pending(state).length > 0 ? undefined : { winners: [state.turn], reason: 'an empty hand' },
  view: (state, { seat }) => ({
    hand: seat === undefined ? [] : (state.hands[seat] ?? []),
    table: state.table,
    hands: Object.fromEntries(Object.entries(state.hands).map(([name, hand]) => [name, hand.length])),
  }),
  openSettings: () => ({}),
  showsAnswer: () => true,
}

export const toyGame: ToyGame = {
  rules: toyRules,
  board: (state): JsonObject => ({
    table: state.table,
    ...Object.fromEntries(Object.entries(state.hands).map(([name, hand]) => [name, { hand }])),
  }),
  hidden: (state, { seat }) => [
    ...Object.entries(state.hands).flatMap(([name, hand]) => (name === seat ? [] : hand)),
    ...(seat === undefined ? state.thrown : []),
  ],
  cards: (state) => [...Object.values(state.hands).flat(), ...state.table, ...state.thrown],
}

/** Opens `{ players, hands }`. Given another `game`, a test can see how a broken one is caught. */
export function openToy(
  position: unknown,
  options: TableOptions & { readonly game?: ToyGame } = {},
): Table<ToyView> {
  const stated = objectAt(position, 'the position')
  const players = playersAt(stated.players)
  const hands = listAt(stated.hands ?? [], 'hands').map((hand) => textsAt(hand, 'a hand'))
  const settings: GameSettings = {
    game: 'Toy',
    name: 'toy',
    seed: 'toy',
    createdTimestamp: 0,
    players: players.map((name) => ({ _id: name, name })),
  }
  const state: ToyState = {
    ...toyRules.setup(settings).state,
    turn: players[0] ?? '',
    hands: Object.fromEntries(players.map((name, seat) => [name, hands[seat] ?? []])),
  }
  return openTable(options.game ?? toyGame, { state }, options)
}
