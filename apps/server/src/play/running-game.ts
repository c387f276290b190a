import type { AnyRules, GameSettings, LogLine, RecordedAnswer } from '@parlour/kernel'
import type { GameKind, GameOverData } from '@parlour/protocol'
import type { GameModule, GamePlay } from '../games/module'
import type { GamePosition } from './game-position'
import type { GameUndoWish } from './game-undo-wish'

/** A line of the log, or an answer and when it was given. */
export type LogItem = { readonly line: LogLine } | { readonly response: RecordedAnswer; readonly at: number }

/**
 * A game in memory, as the store has it at one version: a value. A change makes another one, which shares with it all that
 * stays. (Lists are copied when they grow: for a thousand entries that takes 3 µs, a thousandth of an answer.)
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
  /** How many characters the steps have that lead to the present state from the one that is stored whole. */
  readonly steps: number
  /** Grows with every change; what pages know a game by. */
  readonly version: number
  readonly answers: readonly RecordedAnswer[]
  readonly log: readonly LogItem[]
  /** Users with the keys under which their answers came: one that comes again is not applied again. */
  readonly requestKeys: readonly string[]
  readonly gameOver: boolean
  readonly overData: GameOverData | null
  readonly lastUpdated: number
  readonly killed: boolean
  readonly linkedDraftId: string | null
  /** Who asks the others to agree to an undo. */
  readonly undoWish: GameUndoWish | null
  /** How many characters its settings and its state took when it was read. */
  readonly size: number
}

/** Bytes of memory per character of json, and of an answer or a line of the log, as measured. */
const BYTES = { perCharacter: 8, perEntry: 1200 }

/** About how many bytes a game takes in memory: it need not be right, only grow as they do. */
export const weightOf = ({ size, answers, log }: RunningGame): number =>
  BYTES.perCharacter * size + BYTES.perEntry * (answers.length + log.length)

/** How long the log was when `answers` answers had been given. */
export function logLengthAt(warm: Pick<RunningGame, 'answers' | 'log'>, answers: number): number {
  if (answers >= warm.answers.length) return warm.log.length
  const at = warm.log.findIndex((item) => 'response' in item && item.response.seq > answers)
  return at === -1 ? warm.log.length : at
}

/** The key under which a user's request key is kept. */
export const keyOf = (userId: string | undefined, requestKey: string): string => `${userId} ${requestKey}`
