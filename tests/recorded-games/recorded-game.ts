import {
  advance,
  type Answer,
  type AnyRules,
  checksum,
  type GameSettings,
  type GameState,
  type Json,
  type Position,
  type RecordedAnswer,
  Refusal,
  start,
  UNDO_TITLE,
  takeBack,
} from '@parlour/kernel'
import { registeredGames } from '../../apps/server/src/games/registry'

/**
 * One move of a recorded game: an answer as it was sent. The title `__UNDO__` takes back the last answer;
 * `refused` says that the rules refuse the move, and change nothing.
 */
export interface RecordedMove extends Answer {
  readonly refused?: true
}

/** Who answers when a game is recorded. */
export const PLAYER_STYLES = ['random', 'first', 'last', 'fewest', 'most', 'restless'] as const
export type PlayerStyle = (typeof PLAYER_STYLES)[number]

/** A file of `tests/recorded`. Without `answers` and `end` it waits to be recorded. */
export interface RecordedGame {
  /** The version of the rules that it was recorded under. */
  readonly rulesVersion?: number
  /** What it is kept for, where that is more than its kind. */
  readonly about?: string
  /** A bot of the game by name, or a style. Left out: `random`. */
  readonly player?: string
  /** Recording stops after this many moves, whether or not the game is over. */
  readonly most?: number
  readonly settings: GameSettings
  readonly answers?: readonly RecordedMove[]
  readonly end?: RecordedEnd
}

/** Where a recorded game led. */
export interface RecordedEnd {
  /** Of the whole state. */
  readonly checksum: number
  readonly winners: readonly string[]
  /**
   * By seat, and '' for an onlooker: a sum over the views on the way, at every tenth move and at the last.
   */
  readonly views: Readonly<Record<string, number>>
}

type AnyPosition = Position<GameState<GameSettings>>

/** A game while it is played again: the present position, and those before it to go back to. */
export interface ReplayedGame {
  readonly rules: AnyRules
  readonly settings: GameSettings
  position: AnyPosition
  readonly earlier: AnyPosition[]
  readonly history: RecordedAnswer[]
  readonly views: Record<string, number>
  moves: number
}

/** Looking at every view of every seat would take most of the time of a replay. */
const MOVES_BETWEEN_LOOKS = 10

/** Returns the rules of a game. Throws where the server registers none. */
export function rulesOf({ game }: GameSettings): AnyRules {
  const rules = registeredGames.get(game)?.play?.rules
  if (rules === undefined) throw new Error(`There are no rules of ${game}.`)
  return rules
}

/** Returns the game of these settings before its first move. */
export function begin(settings: GameSettings): ReplayedGame {
  const rules = rulesOf(settings)
  const { position } = start(rules, settings)
  return { rules, settings, position, earlier: [], history: [], views: {}, moves: 0 }
}

/**
 * Makes one move. Throws where the rules do other than the move says: refuse, or accept what they should
 * refuse.
 */
export function makeMove(game: ReplayedGame, { refused, ...answer }: RecordedMove): void {
  if (refused === true) mustRefuse(game, answer)
  else if (answer.title === UNDO_TITLE) undo(game, answer.actor)
  else accept(game, advance(game.rules, game.position, answer))
  game.moves += 1
  if (game.moves % MOVES_BETWEEN_LOOKS === 0) lookAtViews(game)
}

/** Returns where the game stands, with the sums of the views so far. */
export function endOf(game: ReplayedGame): RecordedEnd {
  lookAtViews(game)
  const { rules, position, views } = game
  return {
    checksum: sumOf(position.state),
    winners: rules.outcome(position.state)?.winners ?? [],
    views: { ...views },
  }
}

function accept(
  game: ReplayedGame,
  next: { readonly position: AnyPosition; readonly recorded: RecordedAnswer },
): void {
  game.earlier.push(game.position)
  game.history.push(next.recorded)
  game.position = next.position
}

/**
 * Takes back as the server does: by a step of the game's own making, or by going back to the position before.
 */
function undo(game: ReplayedGame, actor: string): void {
  const { rules, position, history, earlier } = game
  const result = takeBack(rules, position, { history, actor, friendly: true })
  if (typeof result !== 'string') {
    accept(game, result)
    return
  }
  const before = result === '__SUCCESS__' ? earlier.pop() : undefined
  if (before === undefined) throw new Refusal(`The last answer cannot be taken back: ${result}.`)
  history.pop()
  game.position = before
}

function mustRefuse(game: ReplayedGame, answer: Answer): void {
  const before = sumOf(game.position.state)
  let isRefused = false
  try {
    if (answer.title === UNDO_TITLE) undo(game, answer.actor)
    else advance(game.rules, game.position, answer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    isRefused = true
  }
  if (!isRefused)
    throw new Error(`'${answer.title}' of ${answer.actor} was refused once, and is accepted now.`)
  if (sumOf(game.position.state) !== before) throw new Error('A refused answer changed the state.')
}

function lookAtViews({ rules, settings, position, views }: ReplayedGame): void {
  for (const seat of [...settings.players.map(({ name }) => name), '']) {
    const view = rules.view(position.state, seat === '' ? {} : { seat })
    views[seat] = checksum([views[seat] ?? 0, asJson(view)])
  }
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

const sumOf = (state: unknown): number => checksum(asJson(state))
