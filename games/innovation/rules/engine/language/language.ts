import type { Script } from '@parlour/script'
import type { Code, DogmaCode, EchoCode, Speaker } from './code'
import type { KarmaCode } from './karma-code'

/** What the texts of a card do. */
export interface CardCode<Seat = Speaker, Reader = Speaker> {
  readonly effects: readonly DogmaCode<Seat>[]
  readonly echo: readonly EchoCode<Seat>[]
  readonly karma: readonly KarmaCode<Seat, Reader>[]
}

/** How much of what is needed somebody has: earned, once it is as much. */
export interface Progress {
  readonly have: number
  readonly need: number
}

/** What the text of an achievement without a value does. */
export interface AchievementCode<Seat = Speaker, Reader = Speaker> {
  /** For a decree: what it does. */
  readonly decree?: Code<Seat, Script>
  /**
   * How far a player has come with its condition, which is looked at between actions; `reduced`: one fewer or
   * one lower of each.
   */
  progress?(you: Reader, reduced: boolean): Progress
}

/** The code of all texts by the names of cards and achievements: what the machine is given. */
export interface Library {
  readonly cards: ReadonlyMap<string, CardCode>
  readonly achievements: ReadonlyMap<string, AchievementCode>
}
