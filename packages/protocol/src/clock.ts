import type { ClockRule } from '@parlour/kernel'

/** How a player stands with the clock of a game. */
export interface WireSeatClock {
  readonly name: string
  /** Since when they are asked; absent while they are not. */
  readonly since?: number
  /** What is left of their bank, ms; absent without one. */
  readonly left?: number
  /** Their time runs: they are asked, and it is no weekend that does not count. */
  readonly runs?: true
  /** The vacation on which they are or that comes next: their time stands still. */
  readonly away?: { readonly from: number; readonly until: number }
  /** A bot answers for them. */
  readonly standIn?: true
  /** They gave up: that bot plays on to the end. */
  readonly resigned?: true
}
/** How fast a game is to be played, and how its players stand. */
export interface WireClock {
  /** The moment at which it was so. */
  readonly at: number
  /** Absent where the lobby chose no clock. */
  readonly rule?: ClockRule
  readonly seats: readonly WireSeatClock[]
  /** The players agreed to let the game rest, until a moment or until they agree to go on. */
  readonly paused?: { readonly until?: number }
  /** Until when nobody may be nudged again. */
  readonly nudgeFrom?: number
}
