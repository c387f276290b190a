import type { AnyRules, GameSettings, LogLine, RecordedAnswer } from '@parlour/kernel'
import type { GameKind, GameOverData } from '@parlour/protocol'
import type { GameModule, GamePlay } from '../games/module'
import type { GameClock } from '../pace/game-clock'
import type { GamePosition } from './game-position'
import type { GameOnlookers } from './game-onlookers'
import type { GameProposal } from './game-proposal'

/** A line of the log, or an answer and when it was given. */
export type LogItem = { readonly line: LogLine } | { readonly response: RecordedAnswer; readonly at: number }

/**
 * A game in memory at one version: an immutable value. A change makes a new one that shares all unchanged
 * parts. (Lists are copied when they grow: for a thousand entries that takes 3 µs, a thousandth of an
 * answer.)
 */
export interface RunningGame {
  readonly id: string
  readonly kind: GameKind
  readonly rules: AnyRules
  readonly facts: GameModule['facts']
  /** What ties the game to stored records. */
  readonly play: GamePlay
  readonly settings: GameSettings
  /** The version of the rules that the game began with. */
  readonly rulesVersion: number
  readonly position: GamePosition
  /**
   * The size in characters of the stored steps from the last state that was stored whole to the present one.
   */
  readonly steps: number
  /** Grows with every change. Pages send it to say what they hold. */
  readonly version: number
  readonly answers: readonly RecordedAnswer[]
  readonly log: readonly LogItem[]
  /** The keys of past requests with their users (`keyOf`): a repeated request is not applied twice. */
  readonly requestKeys: readonly string[]
  readonly gameOver: boolean
  readonly overData: GameOverData | null
  readonly lastUpdated: number
  readonly killed: boolean
  readonly linkedDraftId: string | null
  /** Only its players may look at it once it is over. */
  readonly closed: boolean
  /** Somebody has seen its end from the view of another seat: no undo can continue it. */
  readonly opened: boolean
  /** What its players ask the others to agree to, at most one of each kind, the oldest first. */
  readonly proposals: readonly GameProposal[]
  /** How fast it is to be played; null where the lobby chose no clock and nobody was nudged. */
  readonly clock: GameClock | null
  /** Who may look at it without a seat. */
  readonly onlookers: GameOnlookers
  /** The size in characters of its settings and its state when it was loaded. */
  readonly size: number
}

/** Bytes of memory per character of json, and of an answer or a line of the log, as measured. */
const BYTES = { perCharacter: 8, perEntry: 1200 }

/** Returns an estimate of the bytes that a game takes in memory. */
export const weightOf = ({ size, answers, log }: RunningGame): number =>
  BYTES.perCharacter * size + BYTES.perEntry * (answers.length + log.length)

/** Returns the length of the log after the first `answers` answers. */
export function logLengthAt(game: Pick<RunningGame, 'answers' | 'log'>, answers: number): number {
  if (answers >= game.answers.length) return game.log.length
  const at = game.log.findIndex((item) => 'response' in item && item.response.seq > answers)
  return at === -1 ? game.log.length : at
}

/** Returns the entry of `requestKeys` for a user's request. */
export const keyOf = (userId: string | undefined, requestKey: string): string => `${userId} ${requestKey}`

/** Whether the players agreed to pause a game. */
export const isPaused = ({ clock }: Pick<RunningGame, 'clock'>): boolean => clock?.paused !== undefined
