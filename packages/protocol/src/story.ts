import type { Chart, GameEnding, FigureRow, TurningPoint } from '@parlour/kernel'
import type { GameKind } from './records'

/** How long one seat was asked and had not answered yet. */
export interface TimeTaken {
  readonly name: string
  /** In ms; absent for a bot. */
  readonly took?: number
}

/** What is made once of a game that is over, out of its answers. */
export interface StoredStory {
  /** Names in the order of all lists of numbers. */
  readonly seats: readonly string[]
  readonly ending: GameEnding
  /** How many answers were given, and how many rounds there were. */
  readonly answers: number
  readonly rounds: number
  /** What its rounds are called. */
  readonly unit: string
  /** When its last answer was given. */
  readonly ended: number
  readonly charts: readonly Chart[]
  readonly turningPoints: readonly TurningPoint[]
  readonly figures: readonly FigureRow[]
  readonly times: readonly TimeTaken[]
  /** The answer that took longest, among those that count. */
  readonly longest?: { readonly name: string; readonly seq: number; readonly took: number }
}

/** A finished game of the same players. */
export interface SeriesGame {
  readonly gameId: string
  readonly name: string
  readonly winners: readonly string[]
}

/** The page of a game that is over. */
export interface GameStory extends StoredStory {
  readonly gameId: string
  readonly kind: GameKind
  readonly name: string
  readonly players: readonly { readonly _id: string; readonly name: string; readonly bot?: string }[]
  readonly started: number
  /** The games of this kind that the same players finished, oldest first, this one among them. */
  readonly series: readonly SeriesGame[]
}
