import type { AnyRules, GameSettings, LogLine, Recorded } from '@parlour/kernel'
import type { GameKind, GameOverData } from '@parlour/protocol'
import type { GameModule, GamePlay } from '../games/module'
import type { GamePosition } from './game-position'

export type LogItem = { readonly line: LogLine } | { readonly response: Recorded }

/**
 * A game in memory, as the store has it at one version: a value. A change makes another one, which shares with it all that
 * stays. (Lists are copied when they grow: for a thousand entries that takes 3 µs, a thousandth of an answer.)
 */
export interface Warm {
  readonly id: string
  readonly kind: GameKind
  readonly rules: AnyRules
  readonly facts: GameModule['facts']
  /** What ties the game to stored records. */
  readonly play: GamePlay
  readonly settings: GameSettings
  /** Of the rules that the game began with. */
  readonly rulesVersion: number
  readonly position: GamePosition
  /** What leads to the present state from the one that is stored whole, as it is stored. */
  readonly steps: string
  /** Grows with every change; what pages know a game by. */
  readonly version: number
  readonly answers: readonly Recorded[]
  readonly log: readonly LogItem[]
  /** Users with the keys under which their answers came: one that comes again is not applied again. */
  readonly requestKeys: readonly string[]
  readonly gameOver: boolean
  readonly overData: GameOverData | null
  readonly lastUpdated: number
  readonly killed: boolean
  readonly linkedDraftId: string | null
}

/** How long the log was when `answers` answers had been given. */
export function logLengthAt(warm: Warm, answers: number): number {
  if (answers >= warm.answers.length) return warm.log.length
  const at = warm.log.findIndex((item) => 'response' in item && item.response.seq > answers)
  return at === -1 ? warm.log.length : at
}

/** The key under which a user's request key is kept. */
export const keyOf = (userId: string | undefined, requestKey: string): string => `${userId} ${requestKey}`

/** Undo may pass reveals unless the settings say otherwise (rules: hub 7). */
export const isFriendly = (warm: Warm): boolean => warm.settings.friendly ?? true
