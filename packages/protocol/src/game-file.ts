import type { GameSettings, RecordedAnswer } from '@parlour/kernel'
import type { ChatEntry, GameMoment, MomentComment, SerializedGame, WireLogEntry } from './records'

/** What every file of a game says it is. */
export const GAME_FILE_FORMAT = 'parlour-game'
/** The version of the form that is written. It grows when an older hub could not read what is written. */
export const GAME_FILE_VERSION = 1
/** The largest file that is read, in MB. */
export const MOST_FILE_MEGABYTES = 32

/** A game as a file: all that whoever saved it may know of it. */
export interface GameFile {
  readonly format: typeof GAME_FILE_FORMAT
  readonly version: typeof GAME_FILE_VERSION
  readonly savedAt: number
  /** The version of the rules that the game began with. */
  readonly rulesVersion: number
  /** The seat of whoever saved it; null for a spectator. */
  readonly holder: string | null
  readonly game: FiledGame
  /** What the holder knew at each moment; once the game is over, also what everybody else knew. */
  readonly seen: readonly SeenInFile[]
  /** What the game follows from, with all its secrets; null while it runs. */
  readonly origin: GameOrigin | null
}

/** What of a game does not depend on the moment: log, chat and comments as the holder reads them. */
export interface FiledGame {
  readonly _id: string
  readonly settings: SerializedGame['settings']
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly ChatEntry[]
  readonly comments: readonly Omit<MomentComment, 'own'>[]
  readonly lastUpdated: number
}

/** A game as one seat knew it, or with null a spectator: the first moment whole, then what changed. */
export interface SeenInFile {
  readonly eyes: string | null
  readonly moments: readonly GameMoment[]
}

/** Settings with their seed, and all answers: a game follows from these. */
export interface GameOrigin {
  readonly settings: GameSettings
  readonly answers: readonly RecordedAnswer[]
}
